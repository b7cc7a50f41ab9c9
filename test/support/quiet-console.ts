import { afterEach, expect } from "vitest";

/** What was written to the console since the last test. A test that expects noise spies on the method itself. */
const noise: string[] = [];

for (const method of ["log", "info", "warn", "error", "debug"] as const) {
  console[method] = (...values: unknown[]) => void noise.push(`console.${method}: ${values.map(String).join(" ")}`);
}

afterEach(() => {
  expect(noise.splice(0), "a test may not write to the console").toEqual([]);
});
