import { type DescribedEvent, describeEvent } from "~/domain/likeness/describe-event";
import { likenessOf } from "~/domain/likeness/likeness";
import { byHand, type Candidate, describeCandidate } from "~/domain/likeness/pairs";
import { cityOfAddress } from "~/domain/places/addresses";
import type { Position } from "~/domain/places/position";
import { wallClockAt } from "~/domain/time/days-and-moments";
import { type ExistingEvent, momentsOf, type ReviewRow } from "./review-row";

interface Home {
  organizerId: string;
  organizerName: string;
  city: string | null;
  position: Position | null;
}

/** A row with an event that it seems to be waits for a choice. An event belongs to one row at most, the likest; what was found before stays. */
export function withExisting(rows: readonly ReviewRow[], events: readonly Candidate[], home: Home): ReviewRow[] {
  const ofDay = new Map<string, ReturnType<typeof describeCandidate>[]>();
  for (const event of events.map(describeCandidate)) ofDay.set(event.day, [...(ofDay.get(event.day) ?? []), event]);
  const pairs = rows.flatMap((row) => {
    const described = row.existing ? null : describeRow(row, home);
    if (!described) return [];
    return (ofDay.get(described.day) ?? []).flatMap((event) => {
      const likeness = likenessOf(described, event);
      return likeness ? [{ row, event, score: likeness.score }] : [];
    });
  });
  const found = new Map<string, Candidate>();
  const taken = new Set(rows.flatMap(({ existing }) => existing?.id ?? []));
  for (const { row, event } of pairs.sort((a, b) => b.score - a.score)) {
    if (found.has(row.id) || taken.has(event.id)) continue;
    found.set(row.id, event);
    taken.add(event.id);
  }
  return rows.map((row) => {
    const event = found.get(row.id);
    return event ? { ...row, existing: existingOf(event), isTicked: false } : row;
  });
}

function describeRow(row: ReviewRow, { organizerId, organizerName, city, position }: Home): DescribedEvent | null {
  const moments = momentsOf(row);
  const isAtHome = !row.place && !row.address;
  return (
    moments &&
    describeEvent({
      source: "brought in",
      organizerId,
      organizerName,
      title: row.title,
      ...moments,
      isAllDay: row.time === null,
      place: row.place ?? (isAtHome ? organizerName : null),
      city: (row.address && cityOfAddress(row.address)) ?? city,
      position: isAtHome ? position : null,
      speaker: null,
    })
  );
}

export function existingOf({ id, title, start, isAllDay, place, source, organizerId }: Candidate): ExistingEvent {
  const { day, time } = wallClockAt(start);
  return { id, title, day, time: isAllDay ? null : time, place, isImported: source !== byHand(organizerId) };
}
