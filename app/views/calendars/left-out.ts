import type { LastReading } from "#db/queries/calendars/status";
import { intakeMessages } from "#messages/intake";
import { sourceStatusMessages } from "#messages/source-status";
import type { ImportSkipReason, SourceRefusal } from "~/domain/calendars/run";
import type { Preferences } from "~/domain/site/locales";
import { startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { formatAs, formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { viewSkipped } from "./run";

export type LeftOutView = NonNullable<ReturnType<typeof viewLeftOut>>;

type LineReason = Exclude<SourceRefusal["reason"], ImportSkipReason>;

/** Null where nothing was left out. */
export function viewLeftOut({ started_at, skipped, refusals }: LastReading, preferences: Preferences) {
  const m = messagesIn(sourceStatusMessages, preferences.locale);
  const { reasons } = messagesIn(intakeMessages, preferences.locale);
  const isLine = (reason: string): reason is LineReason => reason in reasons;
  const groups = skipped.map((group) => {
    const { reason, count } = group;
    const items = refusals.filter((refusal) => refusal.reason === reason);
    return {
      why: viewSkipped([{ ...group, examples: [] }], preferences).join(""),
      items: items.map((item) => viewRefusal(item, null, preferences)),
      more: Math.max(0, count - items.length),
    };
  });
  const lines = refusals.flatMap((refusal) =>
    isLine(refusal.reason) ? viewRefusal(refusal, reasons[refusal.reason], preferences) : [],
  );
  const all = lines.length > 0 ? [...groups, { why: m.leftOut.lines, items: lines, more: 0 }] : groups;
  return all.length > 0 ? { when: formatDayAndTime(started_at, preferences), groups: all } : null;
}

function viewRefusal({ title, start, text, line }: SourceRefusal, why: string | null, preferences: Preferences) {
  const { leftOut } = messagesIn(sourceStatusMessages, preferences.locale);
  const isLine = title === null && text !== null;
  return {
    title: title ?? (isLine ? text : leftOut.untitled),
    details: [
      ...(start === null ? [] : [momentOf(start, preferences)]),
      ...(line === null ? [] : [leftOut.line(line)]),
      ...(text !== null && !isLine ? [text] : []),
      ...(why === null ? [] : [why]),
    ].filter((detail) => detail !== ""),
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function momentOf(start: string, preferences: Preferences): string {
  if (DAY.test(start)) return formatAs("dayAndYear", startOfNorwegianDay(start), preferences.locale);
  return Number.isNaN(Date.parse(start)) ? "" : formatDayAndTime(new Date(start), preferences);
}
