import { Link, useLocation } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { adminMessages } from "#messages/admin";
import { commonMessages } from "#messages/common";
import { ButtonLink, buttonStyle } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { SearchForm } from "~/components/ui/search-form";
import { inputStyle, Options } from "~/components/ui/text-input";
import { TextLink } from "~/components/ui/text-link";
import { EVENT_TYPES } from "~/domain/events/types";
import { FLASH } from "~/domain/site/flash";
import { useMessages } from "~/i18n/use-messages";
import type { AdminEventListView, AdminEventsView } from "~/views/admin/events";
import { AdminEventItem } from "./event-row";

export function EventLists({ view }: { view: AdminEventsView }) {
  const m = useMessages(adminMessages);
  const isEmpty = view.lists.every(({ events }) => events.length === 0);
  return (
    <>
      <SearchForm label={m.searchEvents} query={view.query} search={m.search}>
        <TypeFilter type={view.type} />
      </SearchForm>
      {view.isOne && (
        <TextLink to={fromStart(view)} className="mt-3">
          {m.fromStart}
        </TextLink>
      )}
      {isEmpty ? (
        <EmptyState title={m.noEvents} text={m.noneHint}>
          <ButtonLink kind="quiet" to="/admin/events">
            {m.showAll}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className={`mt-6 grid grid-cols-1 items-start gap-9 ${view.isOne ? "" : "lg:grid-cols-2"}`}>
          {view.lists.map((list) => (
            <EventList key={list.period} list={list} />
          ))}
        </div>
      )}
    </>
  );
}

function fromStart({ query, type }: AdminEventsView): string {
  const parameters = new URLSearchParams({ ...(query && { q: query }), ...(type && { type }) });
  return parameters.size > 0 ? `/admin/events?${parameters}` : "/admin/events";
}

function TypeFilter({ type }: { type: AdminEventsView["type"] }) {
  const m = useMessages(adminMessages);
  const common = useMessages(commonMessages);
  return (
    <select
      key={type}
      name="type"
      defaultValue={type ?? ""}
      aria-label={m.type}
      className={inputStyle("max-w-52 bg-surface")}
    >
      <option value="">{m.allTypes}</option>
      <Options of={EVENT_TYPES} named={(each) => common.eventTypes[each]} />
    </select>
  );
}

function EventList({ list }: { list: AdminEventListView }) {
  const m = useMessages(adminMessages);
  const parameters = new URLSearchParams(useLocation().search);
  parameters.delete(FLASH.key);
  const search = parameters.size > 0 ? `?${parameters}` : "";
  const isComing = list.period === "coming";
  return (
    <section aria-labelledby={list.period} className="min-w-0">
      <h2 id={list.period} className="mb-4 text-section">
        {isComing ? m.coming : m.past}
      </h2>
      {list.events.length === 0 && <p className="text-ink-soft">{isComing ? m.noComing : m.noPast}</p>}
      <ul className="flex flex-col gap-3">
        {list.events.map((event) => (
          <AdminEventItem key={event.id} event={event}>
            <Link
              to={`/admin/events/${event.id}/delete${search}`}
              preventScrollReset
              aria-label={m.removeNamed(event.title)}
              title={m.deletion.confirm}
              className="grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-line bg-surface text-danger hover:border-line-strong"
            >
              <Trash2 aria-hidden="true" className="icon-text" />
            </Link>
          </AdminEventItem>
        ))}
      </ul>
      {list.more && (
        <Link to={`/admin/events${list.more}`} className={buttonStyle("quiet", "mt-4")}>
          {m.more}
        </Link>
      )}
    </section>
  );
}
