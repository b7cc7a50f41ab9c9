import { afterEach, expect } from "vitest";

/** Console output since the last test. A test that expects output spies on the method itself. */
const noise: string[] = [];

/** The Worker's log of each request, job and cron run is expected. */
const isLogLine = (text: unknown) => typeof text === "string" && /^\{"event":"(request|job|cron)",/.test(text);

/** What an earlier test began may end in this one, as fast as the machine is. */
const isOfAnother = (text: unknown) => typeof text === "string" && text.includes("not wrapped in act(");

for (const method of ["log", "info", "warn", "error", "debug"] as const) {
  console[method] = (...values: unknown[]) =>
    void (
      isLogLine(values[0]) ||
      isOfAnother(values[0]) ||
      noise.push(`console.${method}: ${values.map(String).join(" ")}`)
    );
}

afterEach(() => {
  expect(noise.splice(0), "a test may not write to the console").toEqual([]);
});
