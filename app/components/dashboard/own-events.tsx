import { Form } from "@remix-run/react";
import { ListFilter, Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { choosingMessages } from "#messages/choosing";
import { commonMessages } from "#messages/common";
import { dashboardMessages } from "#messages/dashboard";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { inputStyle, Options } from "~/components/ui/text-input";
import { TextLink } from "~/components/ui/text-link";
import { LISTED_STATES, MOST_LOOKED_AT } from "~/domain/events/own-list";
import { EVENT_TYPES } from "~/domain/events/types";
import { useMessages } from "~/i18n/use-messages";
import type { DashboardView } from "~/views/dashboard/dashboard";
import type { OwnEventsView } from "~/views/dashboard/own-events";
import type { ListFiltersView } from "~/views/events/list-filters";
import { StartChoosing } from "./choosing-bar";
import { OwnEventMonths } from "./own-event-months";
import { PeriodTabs } from "./period-tabs";

export function OwnEvents({ view }: { view: DashboardView }) {
  const m = useMessages(dashboardMessages);
  const { list } = view;
  const [isChoosing, setChoosing] = useState(false);
  const isPast = list.period === "past";
  const isEmpty = list.months.length === 0;
  return (
    <section aria-labelledby="own-events" className="mt-5 lg:mt-7">
      <div className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 id="own-events" className="text-lead lg:text-section">
          {m.yourEvents}{" "}
          <span className="font-sans text-note font-normal text-ink-soft">
            {isPast ? view.pastCount : view.comingCount}
          </span>
        </h2>
        <PeriodTabs path="/dashboard" period={list.period} />
      </div>
      {(!isEmpty || list.isNarrowed) && (
        <ListFilters list={list} filters={view.filters}>
          {view.mayWriteEvents && !isEmpty && !isChoosing && <StartChoosing onStart={() => setChoosing(true)} />}
        </ListFilters>
      )}
      {isEmpty ? (
        <NoOwnEvents view={view} />
      ) : (
        <OwnEventMonths list={list} path="/dashboard" mayWrite={view.mayWriteEvents} isChoosing={isChoosing} />
      )}
    </section>
  );
}

/** For a list without coming events. */
function NoOwnEvents({ view: { list, mayWriteEvents } }: { view: DashboardView }) {
  const m = useMessages(dashboardMessages);
  if (list.isNarrowed) return <EmptyState title={list.q ? m.noMatches(list.q) : m.noneFiltered} />;
  if (list.period === "past") return <EmptyState title={m.emptyPastTitle} />;
  if (!mayWriteEvents) return <EmptyState title={m.emptyTitle} />;
  return (
    <EmptyState title={m.emptyTitle} text={m.emptyText}>
      <ButtonLink to="/dashboard/event/new">{m.create}</ButtonLink>
    </EmptyState>
  );
}

interface Props {
  list: OwnEventsView;
  filters: ListFiltersView;
  children: ReactNode;
}

function ListFilters({ list: { q, period, isNarrowed, found, isCut }, filters, children }: Props) {
  const m = useMessages(dashboardMessages);
  const { filters: f } = useMessages(choosingMessages);
  const { type, month, state, source } = filters.chosen;
  const used = [type, month, state, source].filter(Boolean).length;
  return (
    <Form
      key={JSON.stringify(filters.chosen)}
      method="get"
      action="/dashboard"
      role="search"
      aria-label={f.label}
      preventScrollReset
      className="mb-3 flex flex-wrap items-start gap-x-3 gap-y-2"
    >
      {period === "past" && <input type="hidden" name="period" value="past" />}
      <div className="flex min-w-0 flex-1 gap-2">
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label={m.searchEvents}
          placeholder={m.searchEvents}
          autoComplete="off"
          enterKeyHint="search"
          className={inputStyle("min-w-0 flex-1 sm:max-w-md")}
        />
        <Button type="submit" kind="quiet" className="min-h-12 max-sm:sr-only">
          <Search aria-hidden="true" className="icon-text" />
          {m.search}
        </Button>
      </div>
      <details open={used > 0} className="open:basis-full">
        <summary className="inline-flex min-h-12 cursor-pointer items-center gap-2 font-semibold text-fjord">
          <ListFilter aria-hidden="true" className="icon-text max-sm:hidden" />
          {f.open(used)}
        </summary>
        <div className="mt-1 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <Filters filters={filters} />
        </div>
      </details>
      {children}
      {isNarrowed && (
        <p className="flex basis-full flex-wrap items-center gap-x-4" role="status">
          <span className="font-semibold">{isCut ? f.foundAmong(found, MOST_LOOKED_AT) : f.found(found)}</span>
          <TextLink to={period === "past" ? "/dashboard?period=past" : "/dashboard"} preventScrollReset>
            {m.clearSearch}
          </TextLink>
        </p>
      )}
    </Form>
  );
}

function Filters({ filters: { chosen, months, calendars } }: { filters: ListFiltersView }) {
  const { filters: f } = useMessages(choosingMessages);
  const { eventTypes } = useMessages(commonMessages);
  return (
    <>
      <Choice name="type" label={f.type} chosen={chosen.type}>
        <Options of={EVENT_TYPES} named={(type) => eventTypes[type]} />
      </Choice>
      <Choice name="month" label={f.month} chosen={chosen.month}>
        {months.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="state" label={f.state} chosen={chosen.state}>
        <Options of={LISTED_STATES} named={(state) => f.states[state]} />
      </Choice>
      <Choice name="source" label={f.source} chosen={chosen.source}>
        <option value="hand">{f.hand}</option>
        <option value="calendars">{f.calendars}</option>
        {calendars.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  chosen: string | null;
  children: ReactNode;
}

function Choice({ name, label, chosen, children }: ChoiceProps) {
  const { filters } = useMessages(choosingMessages);
  return (
    <label className="flex min-w-0 flex-col gap-1 text-note font-semibold">
      {label}
      <select name={name} defaultValue={chosen ?? ""} className={inputStyle("text-body font-normal")}>
        <option value="">{filters.any}</option>
        {children}
      </select>
    </label>
  );
}
