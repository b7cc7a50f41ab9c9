import type { AskedHost } from "#db/queries/events/hosts";
import { placeBesideOrganizer } from "~/domain/events/display";
import { type HostPart, type HostState, MOST_HOSTS } from "~/domain/events/hosts";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import type { EventHosts } from "~/models/events/hosts";
import { type OrganizerBadge, timesOf, type ViewContext, viewOrganizerBadge } from "./card";
import { type MarkView, viewMarks } from "./state";

type Listed = OrganizerBadge & { city: string | null };

export type EventHostsView = ReturnType<typeof viewEventHosts>;

export function viewEventHosts({ event, named, found }: EventHosts, query: string, context: ViewContext) {
  return {
    id: event.id,
    title: event.title,
    /** "søndag 7. juni kl. 11:00 – 12:30" */
    when: whenOf(event, context),
    marks: viewMarks(event, context.preferences.locale),
    named: named.map((row) => ({ ...listed(row), part: row.part, state: row.state })),
    query,
    /** Null where nothing was searched for. */
    found: found && found.map(listed),
    /** Later dates of its series. */
    later: event.later,
    hasRoom: named.filter(({ state }) => state !== "declined").length < MOST_HOSTS,
    /** False once it has begun. */
    isOpen: event.start_time >= unixSeconds(context.now),
  };
}

const listed = (row: { id: string; name: string; logo_url: string | null; city: string | null }): Listed => ({
  ...viewOrganizerBadge(row),
  city: row.city?.trim() || null,
});

function whenOf(row: Parameters<typeof timesOf>[0], { preferences, now }: ViewContext): string {
  const times = timesOf(row);
  return [formatEventDays(times, now, preferences.locale), formatEventHours(times, preferences)]
    .filter(Boolean)
    .join(" ");
}

export interface AskedHostView {
  id: string;
  title: string;
  when: string;
  marks: MarkView[];
  place: string | null;
  organizer: { id: string; name: string };
  part: HostPart;
  /** More dates of its series. */
  more: number;
}

export type AskedHostsView = Record<HostState, AskedHostView[]>;

export function viewAskedHosts(rows: readonly AskedHost[], context: ViewContext): AskedHostsView {
  const those = (state: HostState) =>
    rows
      .filter((row) => row.state === state)
      .map((row) => ({
        id: row.id,
        title: row.title,
        when: whenOf(row, context),
        marks: viewMarks({ ...row, state: row.event_state }, context.preferences.locale),
        place: placeBesideOrganizer(row),
        organizer: { id: row.organizer_id, name: row.organizer_name },
        part: row.part,
        more: row.dates - 1,
      }));
  return { asked: those("asked"), accepted: those("accepted"), declined: those("declined") };
}
