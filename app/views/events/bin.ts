import type { DeletionRow } from "#db/queries/events/deletions";
import { binMessages } from "#messages/bin";
import { RETENTION } from "~/domain/site/retention";
import { DAY_MS } from "~/domain/time/days-and-moments";
import { formatAs } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "./card";

export interface DeletionView {
  id: string;
  title: string;
  /** "12 arrangementer, fra søndag 7. juni" */
  what: string;
  /** "Slettet mandag 1. juni av post@…" */
  deleted: string;
  /** "Slettes for godt om 29 dager" */
  left: string;
}

export function viewBin(rows: readonly DeletionRow[], { preferences: { locale }, now }: ViewContext): DeletionView[] {
  const m = messagesIn(binMessages, locale);
  const day = (moment: Date) => formatAs("weekdayAndYear", moment, locale);
  return rows.map(({ id, title, count, starts_at, deleted_at, by }) => ({
    id,
    title,
    what: m.what(count, day(starts_at)),
    deleted: m.deleted(day(deleted_at), by),
    left: m.left(Math.max(1, Math.ceil(RETENTION.binDays - (now.getTime() - deleted_at.getTime()) / DAY_MS))),
  }));
}
