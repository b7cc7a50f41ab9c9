import { newestImportedVersion } from "#db/queries/events/imported";
import { newestVersion } from "#db/queries/events/own";
import type { StateChangeRow } from "#db/queries/events/states";
import type { SeriesScope } from "~/domain/events/repetition";
import { eventTimesOf, phaseOf } from "~/domain/events/span";
import { choicesFor, type StateChoice, UNDO_SECONDS } from "~/domain/events/state-choices";
import { formatTime } from "~/i18n/format";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import type { EventWithState } from "~/models/calendars/imported-state";
import type { ViewContext } from "./card";
import { type StateView, viewStoredState } from "./state";

export interface StateFormView {
  id: string;
  title: string;
  /** "søndag 7. juni kl. 11:00 – 12:30" */
  when: string;
  /** Null where it was written here. */
  calendar: string | null;
  /** Null for as planned. */
  state: StateView | null;
  reason: string;
  /** Empty where the event is over. */
  choices: StateChoice[];
  /** Empty where there is one date. */
  scopes: SeriesScope[];
  /** "14:35": until when the last press can be undone; null where there is none. */
  undoUntil: string | null;
  version: number;
}

export function viewStateForm(
  found: EventWithState,
  change: StateChangeRow | null,
  { preferences, now }: ViewContext,
): StateFormView {
  const { event } = found.own;
  const times = eventTimesOf(event);
  return {
    id: event.id,
    title: event.title,
    when: [formatEventDays(times, now, preferences.locale), formatEventHours(times, preferences)]
      .filter(Boolean)
      .join(" "),
    calendar: found.kind === "imported" ? found.own.calendar.name : null,
    state: viewStoredState(event, preferences),
    reason: event.state_reason ?? "",
    choices: phaseOf(times, now) === "past" ? [] : choicesFor(event),
    scopes: scopesOf(found),
    undoUntil: change && formatTime(new Date(change.changed_at.getTime() + UNDO_SECONDS * 1000), preferences),
    version: found.kind === "imported" ? newestImportedVersion(found.own) : newestVersion(found.own),
  };
}

function scopesOf(found: EventWithState): SeriesScope[] {
  if (found.kind === "imported") return found.own.dates.length > 1 ? ["this", "all"] : [];
  return found.own.siblings.length > 1 ? ["this", "following", "all"] : [];
}
