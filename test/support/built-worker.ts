import { run } from "../../scripts/setup.mjs";

/** Builds what routes and the bundle are tested on, where it is not up to date. */
export default function buildWorker() {
  run(process.execPath, ["scripts/build.mjs"]);
}
