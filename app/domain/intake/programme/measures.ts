import { runsOf, lastOf } from "~/domain/lists";
import type { Token } from "./time-words";

/** Behind a number: what it counts or measures. */
const UNIT =
  /^(?:\s?[-–]\s?\d{1,2}\.\d{1,2})?\s?(?:[%‰°×]|\/\s?\d(?!\d?[./]\d)|(?:av|of|out of)\s\d|(?:mill\p{L}*|mrd|billion|m?nok|mkr|kr(?:oner)?|kwh?|tusen|tonn|kg|kilo|gram|liter|l|dl|mil|mål|dekar|daa|kvm|m[23²³]?(?!\/)|cm|mm|prosent|percent|poeng|points?|stjern[ae]r?|stars?|g[ao]nger|times|terningkast|hk|gb|mb|watt|volt|tommer|€)(?!\p{L}))/iu;
/** Before a number. */
const MEASURED =
  /(?<!\p{L})(?:karakter(?:en)?|snitt(?:et)?|score(?:n)?|rating|rated|resultat(?:et)?|vant|tapte|vann|stilling(?:en)?|faktor|ios|android|windows|macos|office|word|python|versj?on(?:en)?|oppg[åa]ve|figur|tabell|vedlegg|avsnitt|pkt|kurs(?:en)? på|rente(?:n|a)?(?: er| på)?|indeks(?:en)?)[\s:]{1,3}$/iu;
/** Words that may follow a day within a sentence; another small word says what was counted. */
const GOES_ON =
  /^\s(?:i|på|ved|hos|med|av|under|etter|før|mellom|rundt|og|eller|til|fra|frå|for|kl|klokka|klokken|samt|om|er|blir|vert|var|har|skal|kan|kjem|kommer|holder|held|arrangeres|arrangerast|starter|startar|in|at|on|and|or|to|from|with|is|will|by|både|da|då|når|som|v|samles|samlast|møtes|møtest)(?!\p{L})/u;
const SMALL_WORD = /^\s\p{Ll}/u;
const POINT_BETWEEN = /^\d{1,2}\.\d{1,2}$/;

/** Takes away numbers such as "2.11 millioner" and "4.4 stars": without a clock, weekday or "den" they are no days. */
export function withoutMeasures(line: string, tokens: readonly Token[]): Token[] {
  return tokens.filter((token, index) => {
    if ((token.kind !== "numeric" && token.kind !== "clock") || !POINT_BETWEEN.test(line.slice(token.at, token.end)))
      return true;
    const [before, after] = [line.slice(0, token.at), line.slice(token.end)];
    const isSaidAsDay = tokens[index - 1]?.kind === "weekday" || /(?<!\p{L})den\s$/iu.test(before);
    if (isSaidAsDay) return true;
    if (UNIT.test(after) || MEASURED.test(before)) return false;
    const isAlone = token.kind === "numeric" && tokens.length === 1 && /\p{L}/u.test(before);
    return !(isAlone && SMALL_WORD.test(after) && !GOES_ON.test(after));
  });
}

const NUMBERED = /^\s*(\d{1,2})\.(\d{1,2})(?=\s+\p{L})/u;
const FEWEST_NUMBERED = 3;

/** The numbers of a text's parts, "1.1", "1.2", "1.3", are no days. */
export function withoutNumbering(lines: readonly string[]): readonly string[] {
  const numbers = lines.flatMap((line, index) => {
    const [, part, point] = NUMBERED.exec(line.slice(0, 40)) ?? [];
    return part === undefined ? [] : [{ index, part: Number(part), point: Number(point) }];
  });
  const numbered = new Set<number>();
  for (const run of runsOf(numbers, ({ part, point }, run) => part === run[0].part && point === lastOf(run).point + 1))
    if (run.length >= FEWEST_NUMBERED && run[0].point === 1) for (const { index } of run) numbered.add(index);
  return numbered.size === 0
    ? lines
    : lines.map((line, index) => (numbered.has(index) ? line.replace(NUMBERED, "") : line));
}
