import { defineConfig } from "vitest/config";
import { alias } from "../../vite.config.ts";

/** Pure rules in Node, one file after another: a mutant is told by the tests that reach it, but for those of speed. */
export default defineConfig({
  resolve: { alias },
  test: {
    include: ["test/domain/**/*.test.ts"],
    exclude: ["**/at-length/**", "**/*{fuzz,half-typed,hostile}*.test.ts"],
    isolate: false,
    fileParallelism: false,
    testTimeout: 60_000,
  },
});
