import { describe, expect, test } from "vitest";
import cases from "#test/cases/told/pages.txt?raw";
import { judgeText } from "#test/support/told/judge";
import { TOLD_AT, toldIn, type ToldText } from "#test/support/told/told";
import { understandIntake } from "~/gateways/intake/understand-intake";

const PAGES = toldIn(cases);

const judged = async (told: ToldText) => {
  const bytes = new TextEncoder().encode(told.text);
  const reading = await understandIntake({ bytes, name: "side.html", contentType: null, address: null }, TOLD_AT);
  return judgeText({ events: reading.ok ? reading.value.events : [], notUnderstood: [] }, told);
};

describe("pages, calendars and data by somebody who did not know the reader", () => {
  test.each(PAGES.map((told) => [told.name, told] as const))(
    "%s: nothing is sure that it does not say",
    async (_, told) => {
      expect((await judged(told)).sureAndWrong).toEqual([]);
    },
  );

  test("nine of ten dates are found", async () => {
    const verdicts = await Promise.all(PAGES.map(judged));
    const sum = (of: "found" | "wanted") => verdicts.reduce((all, verdict) => all + verdict[of], 0);
    expect(sum("found") / sum("wanted")).toBeGreaterThan(0.9);
  });
});
