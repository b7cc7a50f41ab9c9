import * as z from "zod";
import { DARK_HOURS, parseDarkHours } from "~/domain/paper/dark-hours";
import { MONTH_PAPERS, POSTER_PAPERS, WEEK_PAPERS } from "~/domain/paper/formats";
import { CONTENT_LOCALE, LOCALES } from "~/domain/site/locales";
import { day, month } from "~/schemas/search/fields";

const lang = z.enum(LOCALES, `must be one of ${LOCALES.join(", ")}`).default(CONTENT_LOCALE);

const onPaper = <Name extends string>(papers: readonly [Name, ...Name[]]) =>
  z.enum(papers, `must be one of ${papers.join(", ")}`).default(papers[0]);

export const posterParameters = z.object({
  paper: onPaper(POSTER_PAPERS),
  strips: z.literal("1", "must be 1").optional(),
  lang,
});

export type PosterParameters = z.output<typeof posterParameters>;

const weekParameter = z
  .union([z.enum(["this", "next"]), day], "must be this, next or a day, YYYY-MM-DD")
  .default("this");

export const weekSheetParameters = z.object({ week: weekParameter, paper: onPaper(WEEK_PAPERS), lang });

export type WeekSheetParameters = z.output<typeof weekSheetParameters>;

export const monthSheetParameters = z.object({ month: month.optional(), paper: onPaper(MONTH_PAPERS), lang });

export type MonthSheetParameters = z.output<typeof monthSheetParameters>;

/** When a screen is dark. */
const dark = z
  .string()
  .default(DARK_HOURS[0])
  .refine((text) => parseDarkHours(text) !== undefined, "must be two hours like 22-07, or off");

/** The parameters of a screen. */
export const screenParameters = z.object({ dark, lang });

export type ScreenParameters = z.output<typeof screenParameters>;

/** The parameters of the team's page about paper: the week, and how the screen is to be. */
export const paperPageQuery = z.object({ week: weekParameter, dark, language: z.enum(LOCALES).optional() });

export type PaperPageQuery = z.output<typeof paperPageQuery>;
