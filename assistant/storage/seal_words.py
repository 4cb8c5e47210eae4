"""What most logs say, so that a sealed one need not say it again; never edited, since old blobs need it."""

from __future__ import annotations

WORDS_1 = (
    b'{"do":"started","rules":{"variant":"quick-easy","level":"novice","deck":{"range":[1,10],"colours":["red",'
    b'"yellow","green","blue","grey"],"burning":[]},"piles":[["ascending",1],["descending",10]],"hands":[[2,2],'
    b'[3,2],[4,2],[5,2]],"placements":[["any-first"],["onward"],["same-colour"]],"duties":[["lay-at-least",1,1]],'
    b'"limits":[["at-most",2]],"excellent":0},"players":2,"first":1}'
    b'"expert2","on-fire","level":"expert","deck":{"range":[2,99],"colours":[null],"burning":[22,33,44,55,66,77]},'
    b'"hands":[[1,7],[2,6],[3,5],[4,5],[5,5]],"duties":[["lay-at-least",3,1],["cover-fire"]],"limits":[],'
    b'"excellent":9},"players":3,"first":1}'
    b'{"do":"kept"},{"do":"resumed"},{"do":"redone","entry":{"do":"undone","entry":{"do":"blocked"},{"do":"saved"}]'
    b'{"v":1,"events":[{"do":"started","rules":{"variant":"classic","level":"normal","deck":{"range":[2,99],'
    b'"colours":[null],"burning":[]},"piles":[["ascending",1],["ascending",1],["descending",100],["descending",'
    b'100]],"hands":[[1,8],[2,7],[3,6],[4,6],[5,6]],"placements":[["onward"],["backwards",10]],"duties":[['
    b'"lay-at-least",2,1]],"limits":[],"excellent":9},"players":4,"first":0},{"do":"played","pile":3,"cards":null,'
    b'"confirmed":true},{"do":"ended","drawn":2},{"do":"played","pile":0,"cards":[47]},{"do":"played","pile":1,'
    b'"cards":['
)
