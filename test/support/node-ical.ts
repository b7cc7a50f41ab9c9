import ical, { type ParameterValue, type VEvent } from "node-ical";
import { inOrder } from "./calendar-readers";
import type { ShownDate } from "./random-series";

const FROM = new Date("2025-01-01T00:00:00Z");
const TO = new Date("2029-01-01T00:00:00Z");

/** Reads a calendar by node-ical, which gives days as midnight by the machine's clock, and some wrongly but in UTC. */
export function readByNodeIcal(text: string): ShownDate[] {
  const zone = process.env["TZ"];
  process.env["TZ"] = "UTC";
  try {
    return nodeIcalDates(text);
  } finally {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  }
}

function nodeIcalDates(text: string): ShownDate[] {
  const events = Object.values(ical.sync.parseICS(text)).filter((item): item is VEvent => item?.type === "VEVENT");
  return inOrder(
    events.flatMap((event) =>
      ical.expandRecurringEvent(event, { from: FROM, to: TO }).map(({ start, end, summary, isFullDay, event: own }) => {
        const write = (time: Date) => (isFullDay ? machineDay(time) : time.toISOString());
        const [first, last] = [write(start), write(end)];
        return {
          start: first,
          end: first === last ? null : last,
          title: textOf(summary),
          isCancelled: own.status === "CANCELLED",
        };
      }),
    ),
  );
}

/** Returns the texts of the first event, as node-ical reads them. */
export function textsByNodeIcal(text: string): { title: string; description: string; location: string } {
  const event = Object.values(ical.sync.parseICS(text)).find((item): item is VEvent => item?.type === "VEVENT")!;
  return {
    title: textOf(event.summary),
    description: textOf(event.description ?? ""),
    location: textOf(event.location ?? ""),
  };
}

const textOf = (value: ParameterValue): string => (typeof value === "string" ? value : String(value.val));

const machineDay = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
