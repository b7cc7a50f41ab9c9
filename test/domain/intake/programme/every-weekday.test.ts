import { describe, expect, test } from "vitest";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import { calendarDate, dayIn, dayText, weekdayOf } from "~/domain/time/days-and-moments";
import { sayEvent } from "./judge";

const NOW = new Date("2026-12-01T10:00:00Z");
const YEAR = 2027;
const WEEKDAYS = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"];
const NYNORSK = ["måndag", "tysdag", "onsdag", "torsdag", "fredag", "laurdag", "sundag"];
const ENGLISH = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const SHORT = ["man", "tir", "ons", "tor", "fre", "lør", "søn"];
const LETTERS = "ABCDEFG";
const MONTHS = "januar februar mars april mai juni juli august september oktober november desember".split(" ");

interface Row {
  /** Name of the weekday. */
  weekday: string;
  date: number;
  month: string;
  /** "19.00". */
  clock: string;
  title: string;
}

const line = (row: (row: Row) => string) => (rows: Row[]) => [`${rows[0]!.month} ${YEAR}`, ...rows.map(row)].join("\n");

/** The forms that a programme has, each with the month and year in its heading. */
const FORMS: readonly (readonly [name: string, text: (rows: Row[]) => string])[] = [
  ["lines", line(({ weekday, date, clock, title }) => `${weekday} ${date}. kl. ${clock} ${title}`)],
  ["lines with a colon", line(({ weekday, date, clock, title }) => `${weekday} ${date}. kl. ${clock}: ${title}`)],
  [
    "lines with their month",
    line(({ weekday, date, month, clock, title }) => `${weekday} ${date}. ${month} kl ${clock} ${title}`),
  ],
  [
    "titles first",
    line(({ weekday, date, month, clock, title }) => `${title}, ${weekday} ${date}. ${month} kl. ${clock}`),
  ],
  ["rows with tabs", line(({ weekday, date, clock, title }) => `${weekday} ${date}.\t${clock}\t${title}`)],
  [
    "rows with lines between",
    line(({ weekday, date, clock, title }) => `| ${weekday} ${date}. | ${clock} | ${title} |`),
  ],
  [
    "rows with a cell for the weekday",
    line(({ weekday, date, month, clock, title }) => `${weekday}\t${date}. ${month}\t${clock}\t${title}`),
  ],
  [
    "a table with a heading",
    (rows) =>
      line(({ weekday, date, clock, title }) => `${weekday} ${date}.\t${clock}\t${title}`)(rows).replace(
        "\n",
        "\nDag\tKl\tHva\n",
      ),
  ],
  ["days above their lines", line(({ weekday, date, clock, title }) => `\n${weekday} ${date}.\n${clock} ${title}`)],
  [
    "days above, titles before the clock",
    line(({ weekday, date, clock, title }) => `\n${weekday} ${date}.\n${title} kl. ${clock}`),
  ],
];

/** Seven days of each month, one of each weekday. */
const WEEKS = MONTHS.map((month, index) => ({
  month,
  days: Array.from({ length: 7 }, (_, at) => dayIn(YEAR, index + 1, 8) + at),
}));

const rowsOf = ({ month, days }: (typeof WEEKS)[number], clock: string, names: readonly string[]): Row[] =>
  days.map((day) => ({
    weekday: names[weekdayOf(day)]!,
    date: calendarDate(day).date,
    month,
    clock,
    title: `Sangkveld i kor ${LETTERS[weekdayOf(day)]}`,
  }));

const said = (text: string) => readProgramme(text, NOW).events.map(sayEvent);

const expectedOf = ({ days }: (typeof WEEKS)[number], rows: readonly Row[]) =>
  rows.map(({ clock, title }, index) => `${dayText(days[index]!)} ${clock.replace(".", ":")} ${title}`);

describe.each(FORMS)("%s", (_, textOf) => {
  test.each([
    ["00.00", WEEKDAYS],
    ["11.00", NYNORSK],
    ["19.30", ENGLISH],
  ] as const)("are read on every weekday of every month at %s", (clock, names) => {
    for (const week of WEEKS) {
      const rows = rowsOf(week, clock, names);
      expect(said(textOf(rows)), textOf(rows)).toEqual(expectedOf(week, rows));
    }
  });

  test("a day that is not understood is never the day above", () => {
    for (const week of WEEKS.slice(9))
      for (let at = 1; at < week.days.length; at++) {
        const rows = rowsOf(week, "19.00", WEEKDAYS);
        const spoiled = rows.map((row, index) =>
          index === at ? { ...row, weekday: row.weekday.replace("dag", "dg") } : row,
        );
        const own = dayText(week.days[at]!);
        const text = textOf(spoiled);
        const others = said(text).filter((event) => !event.includes(own));
        expect(others, text).toEqual(expectedOf(week, rows).toSpliced(at, 1));
      }
  });
});

/** "Tysd." of "tysdag": as long as they all are, what is left of a name. */
const clipped = (names: readonly string[], length: number) => names.map((name) => `${name.slice(0, length)}.`);

test.each([
  ["short", SHORT],
  ...[3, 4, 5].flatMap((length) => [
    [`${length} letters of`, clipped(WEEKDAYS, length)] as const,
    [`${length} letters of nynorsk`, clipped(NYNORSK, length)] as const,
  ]),
] as const)("%s names of weekdays are read", (_, names) => {
  for (const week of WEEKS) {
    const rows = rowsOf(week, "19.00", names);
    const text = [
      `${week.month} ${YEAR}`,
      ...rows.map(({ weekday, date, title }) => `${weekday} ${date}. kl. 19.00 ${title}`),
    ];
    expect(said(text.join("\n"))).toEqual(expectedOf(week, rows));
  }
});
