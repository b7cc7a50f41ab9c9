import { judgeLine, judgePhrase, judgeText, type Verdict } from "#test/support/told/judge";
import { TOLD_AT, toldLines, toldPhrases, type ToldText, toldTexts } from "#test/support/told/told";
import { readOneLine } from "~/domain/intake/one-line/read-one-line";
import { readProgramme } from "~/domain/intake/programme/read-programme";

const CONTEXT = { now: TOLD_AT, places: [] };

/** What is read of lines that say when, and of programmes; those that hold `only`. */
export async function printTold(_root: string, { only = "" }: { only: string | undefined }): Promise<void> {
  const isAsked = ({ text }: { text: string }) => text.includes(only);
  const ofPhrases = toldPhrases()
    .filter(isAsked)
    .map((told) => ({ text: told.text, ...judgePhrase(readOneLine(told.text, CONTEXT), told) }));
  const ofLines = toldLines()
    .filter(isAsked)
    .map((told) => ({ text: told.text, ...judgeLine(readOneLine(told.text, CONTEXT), told) }));
  print("days and hours", ofPhrases);
  print("lines", ofLines);
  printTexts(toldTexts().filter(({ name, text }) => name.includes(only) || text.includes(only)));
}

function printTexts(told: readonly ToldText[]): void {
  const verdicts = told.map((one) => ({
    name: one.name,
    ...judgeText(readProgramme(one.text, TOLD_AT, { isToldNow: true }), one),
  }));
  for (const { name, missing, sureAndWrong } of verdicts) {
    if (missing.length > 0) console.info(`${name}: missing ${missing.join("; ")}`);
    if (sureAndWrong.length > 0) console.info(`SURE ${name}: ${sureAndWrong.join("; ")}`);
  }
  const sum = (of: (verdict: (typeof verdicts)[number]) => number) => verdicts.reduce((all, one) => all + of(one), 0);
  console.info(
    `${told.length} texts: ${sum(({ found }) => found)} of ${sum(({ wanted }) => wanted)} dates found, ${sum(({ sureAndWrong }) => sureAndWrong.length)} sure and wrong`,
  );
}

function print(what: string, verdicts: readonly (Verdict & { text: string })[]): void {
  for (const { text, wrong, sureAndWrong, isRight } of verdicts)
    if (!isRight) console.info(`${sureAndWrong.length > 0 ? "SURE " : ""}«${text}»: ${wrong.join("; ")}`);
  const right = verdicts.filter(({ isRight }) => isRight).length;
  const sure = verdicts.filter(({ sureAndWrong }) => sureAndWrong.length > 0).length;
  console.info(`${verdicts.length} ${what}: ${right} right, ${sure} sure and wrong`);
}
