// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { intakeProblemMessages } from "#messages/intake-problems";
import { render } from "#test/support/render";
import { Door } from "~/components/intake/door";
import type { IntakeAnswer } from "~/components/intake/intake-answer";

const answered = (why: NonNullable<IntakeAnswer["why"]>) =>
  render(
    <Door
      answer={{
        intent: "read",
        texts: { pasted: "Julekonsert 13. desember" },
        errors: {},
        problem: "nothingRead",
        waitMinutes: 0,
        why,
        file: null,
      }}
    />,
  );

test.each(["reader_down", "timed_out", "busy_server", "server_error"] as const)(
  "%s is said as it is, and nothing of what was pasted is to be corrected",
  (why) => {
    const form = answered(why);
    expect(form.querySelector("[role=alert]")!.textContent).toBe(intakeProblemMessages[why]);
    expect(form.querySelector("[aria-invalid]")).toBeNull();
    expect(form.querySelector("textarea")!.value).toBe("Julekonsert 13. desember");
  },
);

test("what cannot be read is said at the field", () => {
  const form = answered("no_events");
  expect(form.querySelector("[role=alert]")!.textContent).toContain("Én ting må rettes");
  expect(form.querySelector("textarea")!.getAttribute("aria-invalid")).toBe("true");
});
