import { Link } from "@remix-run/react";
import { CalendarDays, CalendarRange, Church, Flag, type LucideIcon, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { adminMessages } from "#messages/admin";
import { ButtonLink, buttonStyle } from "~/components/ui/button";
import { HeadedSection } from "~/components/ui/headed-section";
import { useMessages } from "~/i18n/use-messages";
import type { AdminOverviewView } from "~/views/admin/overview";
import { AdminEventItem } from "./event-row";
import { AdminOrganizerItem } from "./organizer-row";
import { PageTitle } from "./page-title";

const PAGES = ["events", "calendar", "edge-function", "map", "storage", "mail"] as const;

function DebugLinks() {
  const m = useMessages(adminMessages).debug;
  return (
    <HeadedSection id="debug" heading={m.heading} text={m.text}>
      <ul className="flex flex-wrap gap-2.5">
        {PAGES.map((page) => (
          <li key={page}>
            <Link to={`/debug/${page}`} className={buttonStyle("quiet")}>
              {m.pages[page]}
            </Link>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

type Counter = AdminOverviewView["counters"][number]["name"];

const LOOKS: Record<Counter, { Icon: LucideIcon; tone: string }> = {
  organizers: { Icon: Church, tone: "bg-service-tint text-service" },
  events: { Icon: CalendarRange, tone: "bg-prayer-tint text-prayer" },
  active: { Icon: CalendarDays, tone: "bg-amber-tint text-amber-ink" },
  users: { Icon: UsersRound, tone: "bg-conference-tint text-conference" },
};

export function Overview({ view }: { view: AdminOverviewView }) {
  const m = useMessages(adminMessages);
  return (
    <>
      <PageTitle title={m.overview.heading} text={m.overview.description} />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
        {view.counters.map(({ name, count }) => (
          <CounterTile key={name} name={name} count={count} />
        ))}
      </ul>
      <Waiting view={view} />
      <div className="mt-9 grid grid-cols-1 gap-9 lg:grid-cols-2">
        <Recent
          id="recent-organizers"
          title={m.recentOrganizers}
          all={
            <ButtonLink kind="quiet" to="/admin/organizers">
              {m.allOrganizers}
            </ButtonLink>
          }
        >
          {view.organizers.map((organizer) => (
            <AdminOrganizerItem key={organizer.id} organizer={organizer} />
          ))}
        </Recent>
        <Recent
          id="recent-events"
          title={m.recentEvents}
          all={
            <ButtonLink kind="quiet" to="/admin/events">
              {m.allEvents}
            </ButtonLink>
          }
        >
          {view.events.map((event) => (
            <AdminEventItem key={event.id} event={event} />
          ))}
        </Recent>
      </div>
      <DebugLinks />
    </>
  );
}

function CounterTile({ name, count }: { name: Counter; count: string }) {
  const m = useMessages(adminMessages);
  const { Icon, tone } = LOOKS[name];
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 sm:gap-3.5 lg:p-5">
      <span className={`grid h-[54px] w-[46px] shrink-0 place-items-center arch ${tone}`}>
        <Icon aria-hidden="true" />
      </span>
      <p className="min-w-0 flex-1 basis-28">
        <span className="block font-serif text-section leading-tight font-semibold even-digits">{count}</span>{" "}
        <span className="block text-note text-ink-soft">{m.counters[name]}</span>
      </p>
    </li>
  );
}

function Waiting({ view }: { view: AdminOverviewView }) {
  return (
    <Link
      to="/admin/moderation"
      className={`mt-3 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-5 py-3 font-medium lg:mt-4 ${view.hasWaiting ? "bg-amber-tint text-amber-ink" : "bg-sunk text-ink-soft"}`}
    >
      <Flag aria-hidden="true" />
      <span className="underline-offset-4 hover:underline">{view.waiting}</span>
      {view.unreviewed && <span className="sm:ml-auto">{view.unreviewed}</span>}
    </Link>
  );
}

function Recent({ id, title, all, children }: { id: string; title: string; all: ReactNode; children: ReactNode[] }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-4 text-section">
        {title}
      </h2>
      <ul className="flex flex-col gap-3">{children}</ul>
      <div className="mt-4">{all}</div>
    </section>
  );
}
