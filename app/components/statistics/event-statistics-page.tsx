import { statisticsMessages } from "#messages/statistics";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { EventStatisticsView } from "~/views/statistics/event";
import { HowCounted } from "./how-counted";
import { KindCards } from "./kind-cards";

export function EventStatisticsPage({ view }: { view: EventStatisticsView }) {
  const m = useMessages(statisticsMessages);
  const lang = useContentLanguage();
  return (
    <div className="mx-auto max-w-4xl pt-2">
      <ToDashboard />
      <h1 className="mt-1 text-page">{m.eventTitle}</h1>
      <p lang={lang} className="mt-2 font-serif text-title font-semibold wrap-anywhere">
        {view.title}
      </p>
      <p className="mt-2 max-w-2xl text-ink-soft">{m.eventIntro}</p>
      {view.kinds.length === 0 ? (
        <EmptyState title={m.eventNone} text={m.eventNoneText} />
      ) : (
        <div className="mt-6">
          <KindCards kinds={view.kinds} by="month" level="h2" />
          <p className="mt-4 text-note text-ink-soft">{view.few}</p>
        </div>
      )}
      <p className="mt-6 flex flex-wrap gap-3 print:hidden">
        <ButtonLink kind="quiet" to="/dashboard/statistics">
          {m.toAll}
        </ButtonLink>
        <ButtonLink kind="quiet" to={`/event/${view.id}`}>
          {m.seePage}
        </ButtonLink>
      </p>
      <HowCounted explained={view.explained} kept={view.kept} />
    </div>
  );
}
