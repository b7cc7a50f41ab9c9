import { daysToRead } from "~/domain/calendars/events-to-import";
import { identified, pageReading } from "~/domain/calendars/page-reading";
import type { CalendarRefusal } from "~/domain/calendars/reader/components";
import { readCalendar } from "~/domain/calendars/reader/read-calendar";
import { type FeedProblem, pageInterval } from "~/domain/calendars/run";
import type { SourceDecision } from "~/domain/calendars/source-decisions";
import type { SourceReading } from "~/domain/calendars/source-reading";
import { refuse, type Result, succeed } from "~/domain/result";
import type { FeedAnswer } from "~/gateways/feeds/feed-fetcher";
import { understandIntake } from "~/gateways/intake/understand-intake";
import type { Run } from "./run";

type Body = Extract<FeedAnswer, { kind: "body" }>;

/** `detail` is for operators. */
interface Unreadable {
  problem: FeedProblem;
  detail: string;
}

const REFUSED: Record<CalendarRefusal, FeedProblem> = {
  empty: "not_a_calendar",
  html: "web_page",
  "not-a-calendar": "not_a_calendar",
  "too-large": "too_big",
};

/** Returns the events of what a calendar's address returned: those of a feed, or those that a page names. */
export async function readSource(
  { calendar }: Run,
  body: Body,
  { decisions, now }: { decisions: readonly SourceDecision[]; now: Date },
): Promise<Result<SourceReading, Unreadable>> {
  if (calendar.source_kind === "page") return readPageSource(body, { decisions, now });
  const reading = readCalendar(body.bytes, { now, days: daysToRead(now), contentType: body.contentType });
  if (!reading.ok) return refuse({ problem: REFUSED[reading.reason], detail: reading.reason });
  return succeed({ ...reading, listed: null });
}

/** A page without any event is no empty calendar: it may have become a sign-in page or a queue. */
async function readPageSource(
  { bytes, contentType, address }: Body,
  asked: { decisions: readonly SourceDecision[]; now: Date },
): Promise<Result<SourceReading, Unreadable>> {
  const intake = { bytes: new Uint8Array(bytes), name: null, contentType, address };
  const understood = await understandIntake(intake, asked.now);
  if (!understood.ok) return refuse({ problem: "no_events", detail: understood.problem });
  const { events, isCut, notUnderstood } = understood.value;
  if (events.length === 0) return refuse({ problem: "no_events", detail: "no event on the page" });
  return succeed(
    pageReading(
      { events: identified(events), isCut, notUnderstood },
      { ...asked, refreshInterval: pageInterval(Math.random()) },
    ),
  );
}
