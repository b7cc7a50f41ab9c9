import * as z from "zod";
import { present } from "~/domain/values";
import { caseFile, choice, rowsOf, textsOf } from "../cases";

/** Of every text: Saturday 28 November 2026, ten o'clock in Norway. */
export const TOLD_AT = new Date("2026-11-28T10:00:00+01:00");

const RHYTHMS = ["daily", "weekly", "biweekly", "triweekly", "monthly", "yearly"] as const;
const said = choice.default([null]);

const PHRASE = z.strictObject({
  text: z.string(),
  date: said,
  start: said,
  end: said,
  endDate: said,
  /** Further days or clocks of the same line. */
  also: z.string().optional(),
});
const LINE = PHRASE.extend({ title: choice, place: said, repeats: said.pipe(z.array(z.enum(RHYTHMS).nullable())) });

/** What a line says of when; null where it does not. */
export type ToldPhrase = z.infer<typeof PHRASE>;
export type ToldLine = z.infer<typeof LINE>;

export const toldPhrases = (): ToldPhrase[] => rowsOf(caseFile("told/phrases.tsv"), PHRASE);
export const toldLines = (): ToldLine[] => rowsOf(caseFile("told/lines.tsv"), LINE);

/** Reads "(?) 2026-12-01 11:00-12:00", or "weekly 0 18:00": Mondays are 0, and "(?)" may be left out. */
const WHEN =
  /^(?<optional>\(\?\) )?(?:weekly (?<weekday>[0-6])|(?<date>\d{4}-\d\d-\d\d))(?: (?<start>\d\d:\d\d)(?:-(?<end>\d\d:\d\d))?)?(?: –(?<endDate>\d{4}-\d\d-\d\d))?$/u;

const EVENT = z.object({
  titles: z.array(z.string()),
  date: z.string().optional(),
  weekday: z.coerce.number().optional(),
  start: z.string().nullable().default(null),
  end: z.string().optional(),
  endDate: z.string().optional(),
  places: z.array(z.string()).default([]),
  optional: z.unknown().transform(Boolean),
});
export type ToldEvent = z.infer<typeof EVENT>;

export interface ToldText {
  name: string;
  text: string;
  events: ToldEvent[];
  /** Words of lines that are no event, or dates that must not be shown. */
  notEvents: string[];
}

export const toldTexts = (): ToldText[] => toldIn(caseFile("told/texts.txt"));

export const toldIn = (cases: string): ToldText[] =>
  textsOf(cases).map(({ name, text, expected }) => {
    const lines = expected.map((line) => line.split("\t"));
    const events = lines.filter(([when]) => when !== "not");
    return {
      name,
      text,
      events: events.map(([when = "", titles, places]) =>
        EVENT.parse({
          ...present(WHEN.exec(when), when).groups,
          titles: titles?.split(" | "),
          places: places?.split(" | "),
        }),
      ),
      notEvents: lines.flatMap(([when, what]) => (when === "not" ? [present(what, name)] : [])),
    };
  });
