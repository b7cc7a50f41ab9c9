import { paperMessages } from "#messages/paper";
import { MONTH_PAPERS } from "~/domain/paper/formats";
import { DEFAULT_PREFERENCES } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import type { FoundMonth } from "~/models/events/find-month";
import type { MonthSheetParameters } from "~/schemas/paper/parameters";
import { viewMonth } from "~/views/search/month";
import { monthAddress } from "./address";
import { viewAddress, viewChoice, viewLanguages } from "./sheet";

/** Events beyond these are counted. */
const TITLES = 20;

export type MonthSheetView = ReturnType<typeof viewMonthSheet>;

export function viewMonthSheet(
  organizer: { id: string; name: string },
  found: FoundMonth,
  asked: MonthSheetParameters,
  { appUrl, now }: { appUrl: string; now: Date },
) {
  const { lang: locale, paper } = asked;
  const m = messagesIn(paperMessages, locale);
  const context = { now, preferences: { ...DEFAULT_PREFERENCES, locale } };
  const month = viewMonth(found, { day: null, titles: TITLES, withPast: true }, context);
  const hrefOf = (choice: Partial<MonthSheetParameters>) => monthAddress(organizer.id, { ...asked, ...choice });
  const near = [month.previous, { month: month.month, name: month.heading }, month.next].filter(
    (link) => link !== null,
  );
  return {
    locale,
    title: m.titleOf(month.heading, organizer.name),
    paper,
    choices: [
      viewChoice(m.month, near, {
        chosen: near.find((link) => link.month === month.month),
        textOf: (link) => link?.name ?? "",
        hrefOf: (link) => hrefOf({ month: link?.month }),
      }),
      viewChoice(m.paper, MONTH_PAPERS, {
        chosen: paper,
        textOf: (paper) => m.papers[paper],
        hrefOf: (paper) => hrefOf({ paper }),
      }),
      viewLanguages(locale, (lang) => hrefOf({ lang })),
    ],
    backTo: `/organizer/${organizer.id}/month?month=${month.month}`,
    organizer: organizer.name,
    month,
    address: viewAddress(`${appUrl}/organizer/${organizer.id}`),
  };
}
