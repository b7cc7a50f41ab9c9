import { undoMessages } from "#messages/undo";
import { undoUntil } from "~/domain/events/history";
import { formatDay, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "./card";

/** "Kan angres til kl. 14:35."; null where it can't be. */
export function viewUndoUntil(until: Date | null, { now, preferences }: ViewContext): string | null {
  if (until === null || now > until) return null;
  const m = messagesIn(undoMessages, preferences.locale);
  return until > undoUntil(now)
    ? m.untilDay(formatDay(until, now, preferences.locale))
    : m.untilTime(formatTime(until, preferences));
}
