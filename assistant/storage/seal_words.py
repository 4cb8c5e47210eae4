"""What most logs say, so that a sealed one need not say it again; never edited, since old blobs need it."""

from __future__ import annotations

WORDS_1 = (
    b'{"do":"started","rules":{"variant":"quick-easy","level":"novice","deck":{"range":[1,10],'
    b'"colours":["red","yellow","green","blue","grey"],"burning":[]},"piles":[["ascending",1],'
    b'["descending",10]],"hands":[[2,2],[3,2],[4,2],[5,2]],"placements":[{"rule":"any-first"},{'
    b'"rule":"onward"},{"rule":"same-colour"}],"duties":[{"rule":"lay-at-least","drawing":1,"empty":1}],'
    b'"limits":[{"rule":"at-most","cards":2}],"excellent":0},"players":2,"first":1}"expert2","on-fire",'
    b'"level":"expert","deck":{"range":[2,99],"colours":[null],"burning":[22,33,44,55,66,77]},"hands":[[1,'
    b'7],[2,6],[3,5],[4,5],[5,5]],"duties":[{"rule":"lay-at-least","drawing":3,"empty":1},{'
    b'"rule":"cover-fire"}],"limits":[],"excellent":9},"players":3,"first":1}{"do":"top","pile":2,'
    b'"cards":[55],"missed":[{"seat":0,"laid":1,"drawn":0,"this_turn":true},{"do":"left","seat":2,'
    b'"cards":"shuffled-in"},{"do":"left","seat":1,"cards":"aside"},{"do":"given","seat":1},{'
    b'"do":"skipped"},{"do":"abandoned"},{"do":"amended","entry":3{"do":"kept"},{"do":"resumed"},{'
    b'"do":"redone","entry":{"do":"undone","entry":{"do":"blocked"},{"do":"saved"}],"times":[17,'
    b'"places":[[0,60,"{"events":[{"do":"started","rules":{"variant":"classic","level":"normal","deck":{'
    b'"range":[2,99],"colours":[null],"burning":[]},"piles":[["ascending",1],["ascending",1],'
    b'["descending",100],["descending",100]],"hands":[[1,8],[2,7],[3,6],[4,6],[5,6]],"placements":[{'
    b'"rule":"onward"},{"rule":"backwards","gap":10}],"duties":[{"rule":"lay-at-least","drawing":2,'
    b'"empty":1}],"limits":[],"excellent":9},"players":4,"first":0},{"do":"played","pile":3,"cards":null,'
    b'"confirmed":true},{"do":"ended","drawn":2},{"do":"played","pile":0,"cards":[47]},{"do":"played",'
    b'"pile":1,"cards":['
)
