import { describe, expect, test } from "vitest";
import { judgeLine, judgePhrase, judgeText } from "#test/support/told/judge";
import { TOLD_AT, toldLines, toldPhrases, toldTexts } from "#test/support/told/told";
import { readOneLine } from "~/domain/intake/one-line/read-one-line";
import { readProgramme } from "~/domain/intake/programme/read-programme";

const VERDICTS = toldTexts().map((told) => ({
  name: told.name,
  ...judgeText(readProgramme(told.text, TOLD_AT, { isToldNow: true }), told),
}));

describe("texts by somebody who did not know the reader", () => {
  test.each(VERDICTS)("$name: nothing is sure that it does not say", ({ sureAndWrong }) => {
    expect(sureAndWrong).toEqual([]);
  });

  test("nine of ten dates are found", () => {
    const sum = (of: "found" | "wanted") => VERDICTS.reduce((all, verdict) => all + verdict[of], 0);
    expect(sum("found") / sum("wanted")).toBeGreaterThan(0.9);
  });
});

const readLine = (text: string) => readOneLine(text, { now: TOLD_AT, places: [] });

test("of lines and phrases nothing that was not said is sure, and nearly all that was said is read", () => {
  const verdicts = [
    ...toldPhrases().map((told) => judgePhrase(readLine(told.text), told)),
    ...toldLines().map((told) => judgeLine(readLine(told.text), told)),
  ];
  expect(
    verdicts.flatMap(({ sureAndWrong }) => sureAndWrong).filter((wrong) => /^(?:date|start|end)/.test(wrong)),
  ).toEqual([]);
  expect(verdicts.filter(({ isRight }) => isRight).length / verdicts.length).toBeGreaterThan(0.95);
});
