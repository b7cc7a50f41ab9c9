import type { Continuation, HistoryEntry } from "#db/queries/events/history";
import type { OwnEvent, StoredEvent } from "#db/queries/events/own";
import { changedMeanwhileMessages } from "#messages/changed-meanwhile";
import { eventStateMessages, stateFormMessages } from "#messages/event-states";
import { historyMessages } from "#messages/history";
import { marksOf } from "~/domain/events/types";
import type { Locale } from "~/domain/site/locales";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { formatAs, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "./card";
import { eventTexts } from "./texts";
import { eventGroups } from "./versions";

export interface EventHistoryView {
  id: string;
  /** "Endret 12 datoer" */
  what: string;
  /** "mandag 1. juni 2026 kl. 14:02 · post@…" */
  when: string;
  /** Says that it happens again and again, and only the last time is told. */
  note: string | null;
  changes: { label: string; before: string; after: string }[];
}

interface History {
  entries: readonly HistoryEntry[];
  /** What the product made by itself, the last time. */
  continuation: Continuation | null;
}

/** Newest first. */
export function viewEventHistory(
  { entries, continuation }: History,
  { event, organizer }: Pick<OwnEvent, "event" | "organizer">,
  { preferences }: ViewContext,
): EventHistoryView[] {
  const { locale } = preferences;
  const m = messagesIn(historyMessages, locale);
  const timeOf = (doneAt: Date) => m.at(formatAs("weekdayAndYear", doneAt, locale), formatTime(doneAt, preferences));
  const views = entries.map(({ id, act, count, by, doneAt, before, after }): EventHistoryView => {
    const [was, became] = [
      { ...event, ...before },
      { ...event, ...after },
    ];
    return {
      id,
      what: m.acts[act](count),
      when: `${timeOf(doneAt)} · ${by ?? m.someone}`,
      note: null,
      changes: [...fieldChanges(was, became, organizer, locale), ...stateChange(was, became, locale)],
    };
  });
  if (!continuation) return views;
  const { count, doneAt } = continuation;
  const when = `${timeOf(doneAt)} · ${m.product}`;
  const own = { id: "continuation", what: m.continued(count), when, note: m.onlyLast, changes: [] };
  const before = entries.filter((entry) => entry.doneAt > doneAt).length;
  return [...views.slice(0, before), own, ...views.slice(before)];
}

function fieldChanges(was: StoredEvent, became: StoredEvent, organizer: OwnEvent["organizer"], locale: Locale) {
  const { nothing } = messagesIn(changedMeanwhileMessages, locale);
  const { picture } = messagesIn(historyMessages, locale);
  const [before, after] = [eventTexts(was), eventTexts(became)];
  return eventGroups(organizer, locale)
    .filter(({ fields }) => fields.some((field) => before[field] !== after[field]))
    .map(({ name, label, words }) =>
      name === "image"
        ? { label, before: picture(before["image"] !== ""), after: picture(after["image"] !== "") }
        : { label, before: words(before) || nothing, after: words(after) || nothing },
    );
}

function stateChange(was: StoredEvent, became: StoredEvent, locale: Locale) {
  const label = messagesIn(historyMessages, locale).state;
  const [before, after] = [stateWords(was, locale), stateWords(became, locale)];
  return before === after ? [] : [{ label, before, after }];
}

/** "Avlyst (presten er syk)" */
function stateWords(event: StoredEvent, locale: Locale): string {
  const { marks } = messagesIn(eventStateMessages, locale);
  const row = {
    ...event,
    start_time: unixSeconds(event.start_time),
    previous_start_time: event.previous_start_time && unixSeconds(event.previous_start_time),
  };
  const words = marksOf(row).map((mark) => marks[mark]);
  const state = words.length > 0 ? words.join(", ") : messagesIn(stateFormMessages, locale).asPlanned;
  return event.state_reason ? `${state} (${event.state_reason})` : state;
}
