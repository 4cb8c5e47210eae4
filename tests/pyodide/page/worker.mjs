// Loads Python once, unpacks the packages and the project, and runs pytest as often as it is asked.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const PACKAGES = "/packages";
const PROJECT = "/project";

async function start() {
  const python = await loadPyodide();
  for (const folder of [PACKAGES, PROJECT]) {
    const archive = await fetch(`.${folder}.zip`);
    if (!archive.ok) throw new Error(`${archive.status} ${archive.url}`);
    python.unpackArchive(await archive.arrayBuffer(), "zip", { extractDir: folder });
  }
  python.runPython(`import os, sys; sys.path[:0] = ["${PROJECT}", "${PACKAGES}"]; os.chdir("${PROJECT}")`);
  return python.pyimport("tests.pyodide.inside").run;
}

const started = start();

onmessage = async ({ data }) => {
  try {
    const run = await started;
    postMessage({ told: run(JSON.stringify(data), (at) => postMessage({ at })) });
  } catch (error) {
    postMessage({ died: String(error) });
  }
};
