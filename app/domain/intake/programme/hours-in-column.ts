import { WEEKDAY } from "~/domain/plain-words/names";

const ROW = new RegExp(
  `^[^\\p{L}\\d]{0,3}${WEEKDAY}\\.?,?\\s\\d{1,2}\\.?\\s[\\s|]{0,3}(\\d{1,2})(?=[\\s·|]{1,4}\\p{L})`,
  "iu",
);
const FEWEST = 3;
const FIRST = 7;
const LAST = 22;

/** "Søn 10. 11 Høymesse", "Søn 17. 19 Kveldsmesse": where each row has a number behind its day, which is its hour. */
export function withHoursOfColumn(lines: readonly string[]): readonly string[] {
  const rows = lines.map((line) => {
    const [said = "", hour] = ROW.exec(line.slice(0, 40)) ?? [];
    return hour !== undefined && /^[\s·|]*\p{Lu}/u.test(line.slice(said.length)) ? { end: said.length, hour } : null;
  });
  const hours = rows.flatMap((row) => (row ? Number(row.hour) : []));
  if (hours.length < FEWEST || hours.some((hour) => hour < FIRST || hour > LAST)) return lines;
  return lines.map((line, index) => {
    const row = rows[index];
    return row ? `${line.slice(0, row.end - row.hour.length)}kl. ${line.slice(row.end - row.hour.length)}` : line;
  });
}
