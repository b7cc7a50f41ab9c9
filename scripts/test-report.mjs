// A reporter of vitest: writes what scripts/test.mjs counts into the file that SAMLING_TEST_REPORT names.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./setup.mjs";

export default class TestReport {
  /** Without skipped tests; a file that could not be run, and an error outside tests, count as failed. */
  onTestRunEnd(modules, errors) {
    const files = modules.map((module) => {
      const states = [...module.children.allTests()].map((test) => test.result().state);
      const failed = states.filter((state) => state === "failed").length;
      return {
        name: relative(root, module.moduleId),
        seconds: secondsOf(module.diagnostic()),
        passed: states.filter((state) => state === "passed").length,
        failed: failed > 0 || module.state() !== "failed" ? failed : 1,
      };
    });
    writeFileSync(process.env.SAMLING_TEST_REPORT, JSON.stringify({ files, errors: errors.length }));
  }
}

/** With what it sets up and loads. */
const secondsOf = ({ environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration }) =>
  (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
