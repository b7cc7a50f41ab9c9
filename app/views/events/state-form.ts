import { newestImportedVersion } from "#db/queries/events/imported";
import { newestVersion } from "#db/queries/events/own";
import type { UndoableState } from "#db/queries/events/states";
import type { SeriesScope } from "~/domain/events/repetition";
import { eventTimesOf, phaseOf } from "~/domain/events/span";
import { choicesFor } from "~/domain/events/state-choices";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import type { EventWithState } from "~/models/calendars/imported-state";
import type { ViewContext } from "./card";
import { viewStoredState } from "./state";
import { viewUndoUntil } from "./undo-until";

export type StateFormView = ReturnType<typeof viewStateForm>;

export function viewStateForm(found: EventWithState, change: UndoableState | null, context: ViewContext) {
  const { preferences, now } = context;
  const { event } = found.own;
  const times = eventTimesOf(event);
  return {
    id: event.id,
    title: event.title,
    /** "søndag 7. juni kl. 11:00 – 12:30" */
    when: [formatEventDays(times, now, preferences.locale), formatEventHours(times, preferences)]
      .filter(Boolean)
      .join(" "),
    /** Null where it was written here. */
    calendar: found.kind === "imported" ? found.own.calendar.name : null,
    /** Null for as planned. */
    state: viewStoredState(event, preferences),
    reason: event.state_reason ?? "",
    /** Empty where the event is over. */
    choices: phaseOf(times, now) === "past" ? [] : choicesFor(event),
    /** Empty where there is one date. */
    scopes: scopesOf(found),
    /** Of the last press. */
    undoUntil: viewUndoUntil(change?.until ?? null, context),
    version: found.kind === "imported" ? newestImportedVersion(found.own) : newestVersion(found.own),
  };
}

function scopesOf(found: EventWithState): SeriesScope[] {
  if (found.kind === "imported") return found.own.dates.length > 1 ? ["this", "all"] : [];
  return found.own.siblings.length > 1 ? ["this", "following", "all"] : [];
}
