import { Link } from "@remix-run/react";
import { History } from "lucide-react";
import { commonMessages } from "#messages/common";
import { detailMessages } from "#messages/detail";
import { ArchDate } from "~/components/events/arch-date";
import { MARK_LOOKS, MarkedTitle } from "~/components/events/event-marks";
import { TypeBadge } from "~/components/events/type-badge";
import { useViewer } from "~/components/layout/use-viewer";
import { ReportButton } from "~/components/report/report-button";
import { ShareButton } from "~/components/share/share-button";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { EventPageView } from "~/views/detail/event-page";
import type { StateView } from "~/views/events/state";
import { OrganizerCard } from "./organizer-card";

export function EventHead({ event }: { event: EventPageView }) {
  return (
    <div className="flex flex-col items-start gap-2.5 lg:gap-4">
      <div className="flex w-full flex-wrap items-end gap-3">
        <span data-window className="relative -mt-20 arch bg-paper p-1.5 lg:-mt-24 lg:ml-8">
          <ArchDate {...event.startDay} isToday={event.phase === "coming" && event.near === "today"} />
        </span>
        <EventBadges event={event} />
        <div className="flex gap-1.5 print:hidden">
          {event.share && <ShareButton share={event.share} kind="event" />}
          <ReportButton
            content={{ type: "event", id: event.id, title: event.title }}
            isSignedIn={useViewer() !== null}
          />
        </div>
      </div>
      <h1 lang={useContentLanguage(event.language)} className="max-w-full text-page lg:text-display">
        <MarkedTitle marks={event.state?.marks ?? []} title={event.title} />
      </h1>
      {event.otherText && <OtherText of={event.otherText} />}
      {event.state && <StateBand state={event.state} />}
      {event.phase === "past" && <PastNotice />}
      <OrganizerCard organizer={event.organizer} part="organizer" type={event.type} />
      {event.coOrganizers.map((organizer) => (
        <OrganizerCard key={organizer.id} organizer={organizer} part={organizer.part} type={event.type} />
      ))}
    </div>
  );
}

const BADGE = "rounded-full px-2.5 py-1 text-fine leading-none font-semibold";

function EventBadges({ event: { type, phase, near, state } }: { event: EventPageView }) {
  const m = useMessages(detailMessages);
  const common = useMessages(commonMessages);
  return (
    <p className="flex flex-1 flex-wrap items-center gap-2">
      <TypeBadge type={type} />
      {phase === "past" && <span className={`${BADGE} bg-ink text-paper`}>{m.past}</span>}
      {phase === "running" && state?.takesPlace !== false && (
        <span className={`${BADGE} bg-fjord text-on-fjord`}>{m.running}</span>
      )}
      {phase === "coming" && near === "today" && (
        <span className={`${BADGE} bg-amber-tint text-amber-ink`}>{common.today}</span>
      )}
      {phase === "coming" && near === "tomorrow" && (
        <span className={`${BADGE} bg-sunk text-ink-soft`}>{common.tomorrow}</span>
      )}
    </p>
  );
}

function OtherText({ of: { language, name, href } }: { of: NonNullable<EventPageView["otherText"]> }) {
  const m = useMessages(detailMessages);
  return (
    <p className="text-note print:hidden">
      {m.alsoIn}{" "}
      <Link
        to={href}
        replace
        preventScrollReset
        lang={language}
        hrefLang={language}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {name}
      </Link>
    </p>
  );
}

function PastNotice() {
  const m = useMessages(detailMessages);
  return (
    <p className="flex items-center gap-2.5 rounded-field bg-sunk px-5 py-2.5 font-semibold">
      <History aria-hidden="true" />
      {m.pastNotice}
    </p>
  );
}

function StateBand({ state: { marks, notes, reason } }: { state: StateView }) {
  const lang = useContentLanguage();
  const [{ kind }] = marks;
  const [Icon, colors] = MARK_LOOKS[kind];
  return (
    <div className={`flex w-full gap-3.5 rounded-field px-5 py-4 ${colors}`}>
      <Icon aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p aria-hidden={kind === "cancelled"} className="text-lead leading-snug font-semibold">
          {marks.map(({ text }) => text).join(" · ")}
        </p>
        {notes.length > 0 && <p>{notes.join(" ")}</p>}
        {reason && (
          <p lang={lang} className="mt-1 font-medium whitespace-pre-line">
            {reason}
          </p>
        )}
      </div>
    </div>
  );
}
