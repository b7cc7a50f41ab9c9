import { lastOf, runsOf } from "~/domain/lists";
import { MONTH, weekdayNamed } from "~/domain/plain-words/names";
import { timeMeant } from "~/domain/plain-words/spans";
import { wordKey } from "~/domain/plain-words/words";
import { capitalised } from "~/domain/text/capitalised";
import { calendarDate, dayIn, type DayNumber } from "~/domain/time/days-and-moments";

/** Generous for any real programme: UTF-16 units, lines, units of a line, events. */
export const PROGRAMME_LIMITS = { text: 2_000_000, lines: 10_000, line: 2000, events: 10_000 } as const;

export const BLANK = "\ue000";

const NEWLINE = /\r\n?|[\n\u0085\u2028\u2029\f\v]/;

export const linesOfProgramme = (text: string): string[] =>
  text.slice(0, PROGRAMME_LIMITS.text).split(NEWLINE).slice(0, PROGRAMME_LIMITS.lines);

export const QUOTED = /^\s*>/;
/** Begins a mail that is quoted. */
export const HEAD_QUOTED =
  /^\s*>\s?(?:(?:fra|frå|from|sendt|sent)\s?:|.*\d.*(?<!\p{L})(?:skrev|skreiv|wrote)(?!\p{L}))/iu;

const MAIL_HEAD =
  /^\s*\*?(?:(fra|frå|from)|(emne|subject)|(?:sendt|sent|dato|date|til|to|kopi(?: til)?|b?cc|svar til|reply-to|vedlegg|attachments?))\s?:\*?\s(?!kl)(?:(?:vs|sv|re|fwd?|videresendt|vidaresend)\s?:\s?)*(?=\S)/iu;

/** Of a mail's head nothing but its subject, which may be a title. */
export const withoutMailHeads = (lines: readonly string[]): string[] =>
  runsOf(
    lines.map((line) => ({ line, head: MAIL_HEAD.exec(line) })),
    ({ head }, run) => Boolean(head) === Boolean(lastOf(run).head),
  ).flatMap((run) => {
    const isOfMail = [1, 2].every((group) => run.some(({ head }) => head?.[group]));
    return run.map(({ line, head }) => (!isOfMail || !head ? line : head[2] ? line.slice(head[0].length) : ""));
  });

/** "[28.11.2026, 19:02] Leder: …", "[28.11, 09:14] Leder: …", "27.11.26 20:14 Leder: …": when it was written, and by whom. */
const STAMP =
  /^\s*(\[?)(\d{1,2})[./](\d{1,2})(?:[./](\d{2,4})|(?<=\[[^\]]*)(?=,)),?\s(?:kl\.?\s)?\d{1,2}[:.]\d{2}(?::\d{2})?\]?\s(?:[-–]\s)?[^:\d]{1,40}\d{0,2}:\s/u;

/** The messages of a chat and for each line the day of its stamp, in brackets or behind us: a programme's are to come. */
export function chatIn(lines: readonly string[], today: DayNumber) {
  let day: DayNumber | null = null;
  const isStamp: boolean[] = [];
  const days = lines.map((line) => {
    const [stamp, bracket, date, month, year] = STAMP.exec(line) ?? [];
    if (stamp === undefined) return day;
    const thisYear = calendarDate(today).year;
    const written = (of: number) => dayIn(of, Number(month), Number(date));
    day = year ? written(Number(year.padStart(4, "20"))) : written(written(thisYear) > today ? thisYear - 1 : thisYear);
    isStamp.push(bracket !== "" || day <= today);
    return day;
  });
  const isChat =
    isStamp.every(Boolean) && (isStamp.length > 1 || lines.some((line) => /^\s*\[/.test(line) && STAMP.test(line)));
  return isChat ? { lines: lines.map((line) => line.replace(STAMP, "")), days } : null;
}

/** "I3. DESEMBER", "l9.00", as a camera reads them. */
const READ_AS_LETTER = new RegExp(`(?<![\\p{L}\\d])[Il|](?=\\d(?:\\.\\s?${MONTH}(?!\\p{L})|[.:]\\d\\d(?!\\d)))`, "giu");
const ROMAN = "I II III IV V VI VII VIII IX X XI XII".split(" ");
/** "6.XII." */
const ROMAN_MONTH = new RegExp(`(?<=(?<![\\d.])\\d{1,2}\\.\\s?)(?:${ROMAN.join("|")})(?=\\.)`, "gu");
const JOINED_DAY = /^((?:man?|ti(?:rs?)?|ons?|to(?:rs?)?|fre?|lør?|søn?)\.?)(?=\d{1,2}[.:]\d{2}\s)/iu;

/** Plain spaces and dashes, nothing invisible. */
export const plainSigns = (line: string): string =>
  line
    .slice(0, PROGRAMME_LIMITS.line)
    .normalize("NFC")
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ue000-\uf8ff\ufeff]/g, "")
    .replace(/[‐‑‒−]/g, "-")
    .replace(JOINED_DAY, "$1 ")
    .replace(/\s+/g, " ")
    .trim();

/** The same of a line that is pasted or photographed. */
export const plainLine = (line: string): string =>
  plainSigns(line)
    .replace(/^[\s•*-]*📍\ufe0f?\s*/u, "Sted: ")
    .replace(
      /^[\s•*-]*(?:⏰|🕰|[\u{1f550}-\u{1f567}])\ufe0f?\s*(?=\d{1,2}(?:[.:]\d\d)?(?:\s?[-–]\s?\d{1,2}(?:[.:]\d\d)?)?\s*$)/u,
      "kl. ",
    )
    .replace(READ_AS_LETTER, "1")
    .replace(ROMAN_MONTH, (month) => String(ROMAN.indexOf(month) + 1));

/** "Mandal" is a town. */
const STILL_A_DAY = /(?<!^\s*fri)d(?:s?ag|g|a)$/iu;

/** "Tirsdg 1/12", with its slip. */
export const withWholeDays = (line: string): string =>
  line.replace(/^\s*\p{L}{5,8}(?=\.?,?\s\d{1,2}[./])/u, (word) => {
    const meant = STILL_A_DAY.test(word) ? timeMeant(wordKey(word.trim())) : null;
    return meant !== null && weekdayNamed(meant) >= 0 ? capitalised(meant) : word;
  });

/** Puts tabs between columns that stand apart by spaces alone, as in a PDF's text. */
export const withTabs = (line: string): string =>
  line.length <= PROGRAMME_LIMITS.line && !/[\t|;]/.test(line) && (line.trim().match(/ {2,}(?=\S)/g)?.length ?? 0) >= 2
    ? line.trim().replace(/ {2,}/g, "\t")
    : line;

export const TAKEN = "\ue001";

export const isTooLong = (line: string): boolean => line.length > PROGRAMME_LIMITS.line;
