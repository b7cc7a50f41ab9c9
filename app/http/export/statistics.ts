import type { listMonthsOfStatistics } from "#db/queries/statistics/sums";
import { statisticsMessages } from "#messages/statistics";
import type { AppContext } from "~/context";
import type { MonthText } from "~/domain/time/days-and-moments";
import { messagesIn } from "~/i18n/messages-in";
import { statisticsHead, statisticsLines } from "~/views/statistics/table";
import { download } from "./download";

type Months = ReturnType<typeof listMonthsOfStatistics>;

export function statisticsTable(months: Months, month: MonthText, { locale }: Pick<AppContext, "locale">): Response {
  const name = messagesIn(statisticsMessages, locale).fileName(month);
  return download(statisticsChunks(months, { locale }), { name, type: "text/csv; charset=utf-8" });
}

export async function* statisticsChunks(
  months: Months,
  { locale }: Pick<AppContext, "locale">,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  yield encoder.encode(statisticsHead(locale));
  for (const month of await months) yield encoder.encode(statisticsLines(month, locale));
}
