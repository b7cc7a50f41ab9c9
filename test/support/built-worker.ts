import { run } from "../../scripts/setup.mjs";

/** Builds the product for tests of routes and the bundle, where the build is out of date. */
export default function buildWorker() {
  run(process.execPath, ["scripts/build.mjs"]);
}
