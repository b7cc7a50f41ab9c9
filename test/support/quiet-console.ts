import { afterEach, expect } from "vitest";

/** Console output since the last test. A test that expects output spies on the method itself. */
const noise: string[] = [];

/** The Worker's log of each request, job and cron run is expected. */
const isLogLine = (text: unknown) => typeof text === "string" && /^\{"event":"(request|job|cron)",/.test(text);

for (const method of ["log", "info", "warn", "error", "debug"] as const) {
  console[method] = (...values: unknown[]) =>
    void (isLogLine(values[0]) || noise.push(`console.${method}: ${values.map(String).join(" ")}`));
}

afterEach(() => {
  expect(noise.splice(0), "a test may not write to the console").toEqual([]);
});
