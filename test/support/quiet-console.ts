import { afterEach, expect } from "vitest";

/** What was written to the console since the last test. A test that expects noise spies on the method itself. */
const noise: string[] = [];

/** The Worker's own account of each request, job and cron run is no noise. */
const isLogLine = (text: unknown) => typeof text === "string" && /^\{"event":"(request|job|cron)",/.test(text);

for (const method of ["log", "info", "warn", "error", "debug"] as const) {
  console[method] = (...values: unknown[]) =>
    void (isLogLine(values[0]) || noise.push(`console.${method}: ${values.map(String).join(" ")}`));
}

afterEach(() => {
  expect(noise.splice(0), "a test may not write to the console").toEqual([]);
});
