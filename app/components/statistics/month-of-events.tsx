import { Form } from "@remix-run/react";
import { statisticsMessages } from "#messages/statistics";
import { Button } from "~/components/ui/button";
import { FoldedSection } from "~/components/ui/fold-summary";
import { inputStyle, Options } from "~/components/ui/text-input";
import { TextLink } from "~/components/ui/text-link";
import { COUNTED_KINDS } from "~/domain/statistics/kinds";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { StatisticsView } from "~/views/statistics/statistics";

interface Props {
  view: StatisticsView;
  hrefOf: (page: number) => string;
}

/** Those with most come first. */
export function MonthOfEvents({ view: { events, page, hasMore, month, by, sort }, hrefOf }: Props) {
  const m = useMessages(statisticsMessages);
  const lang = useContentLanguage();
  return (
    <FoldedSection name="events" heading={m.events} text={m.eventsIntro}>
      <Form key={sort} method="get" preventScrollReset className="flex flex-wrap items-center gap-2 print:hidden">
        <input type="hidden" name="month" value={month} />
        <input type="hidden" name="by" value={by} />
        <label className="flex min-w-0 flex-wrap items-center gap-x-2 text-note font-medium text-ink-soft">
          {m.sortBy}
          <select name="sort" defaultValue={sort} className={inputStyle("min-w-0 max-w-full flex-1")}>
            <Options of={COUNTED_KINDS} named={(kind) => m.kinds[kind].name} />
          </select>
        </label>
        <Button type="submit" kind="quiet" className="min-h-12">
          {m.show}
        </Button>
      </Form>
      {events.length === 0 ? (
        <p className="mt-4 text-ink-soft">{m.noEvents}</p>
      ) : (
        <ol className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
          {events.map(({ id, title, day, sums }) => (
            <li key={id} className="px-5 py-3">
              <TextLink to={`/dashboard/event/${id}/statistics`} lang={lang} className="wrap-anywhere">
                {title}
              </TextLink>
              <p className="text-note text-ink-soft first-letter:uppercase">{day}</p>
              <p className="text-note even-digits first-letter:uppercase">{sums}</p>
            </li>
          ))}
        </ol>
      )}
      {(page > 1 || hasMore) && (
        <nav aria-label={m.pages} className="mt-4 flex flex-wrap justify-between gap-3 print:hidden">
          {page > 1 && <PageLink to={hrefOf(page - 1)} text={m.earlierPage} />}
          {hasMore && <PageLink to={hrefOf(page + 1)} text={m.laterPage} />}
        </nav>
      )}
    </FoldedSection>
  );
}

function PageLink({ to, text }: { to: string; text: string }) {
  return (
    <TextLink to={to} preventScrollReset>
      {text}
    </TextLink>
  );
}
