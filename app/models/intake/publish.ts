import { insertPress } from "#db/queries/events/history";
import {
  insertReviewedEvents,
  type IntakeRow,
  markPublished,
  type ReviewedEventColumns,
  updateReview,
} from "#db/queries/intakes";
import { findPublisherWithPlaces, type UsedPlace } from "#db/queries/places/places";
import type { EventOrganizer } from "#db/queries/publishing/publishing";
import { stopIfChanged } from "#db/queries/versions";
import { placeText } from "~/domain/calendars/imported-event";
import { placeOfLine } from "~/domain/intake/one-line/place-of-line";
import { cityOfAddress } from "~/domain/places/addresses";
import { isEqualTo, isThereAlready, momentsOf, obstacleOf, type ReviewRow } from "~/domain/review/review-row";
import { waitingRows, withRows } from "~/domain/review/waiting";
import { eventSearchEntry } from "~/domain/search/entry";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { chunksOf, present, refuse, type Result, succeed } from "~/domain/values";
import type { Located } from "~/gateways/addresses/address-book";
import { writeBatch } from "~/models/events/writing";
import { pinOf } from "~/models/places/pin";
import { isNamedOtherwise } from "~/models/places/settle";
import type { IntakeDeps } from "./deps";
import { asStored, findMerged, type MergedEvent, mergedWith, mergeInto, writeMerged } from "./merge";
import { findExisting } from "./store";

/** `obstacles`: ticked rows need a choice first; `noOrganizer`: deleted meanwhile; `thereNow`: published elsewhere since they were read. */
export type PublishIntakeProblem =
  | { kind: "nothingTicked" }
  | { kind: "obstacles" }
  | { kind: "thereNow" }
  | { kind: "noOrganizer" }
  | { kind: "changedMeanwhile" }
  | { kind: "failed" };

/** All ticked rows or none, as own events or into those they are merged with. Safe to repeat. */
export async function publishIntake(
  intake: IntakeRow,
  userId: string | null,
  deps: IntakeDeps,
): Promise<Result<{ kind: "published"; count: number }, PublishIntakeProblem>> {
  const { db, now } = deps;
  const { id, organizer_id, version } = intake;
  const rows = waitingRows(intake);
  const ticked = rows.filter(({ isTicked }) => isTicked);
  if (ticked.length === 0) return refuse({ kind: "nothingTicked" });
  if (ticked.some((row) => obstacleOf(row) !== null)) return refuse({ kind: "obstacles" });
  const found = await findPublisherWithPlaces(db, organizer_id, PLACES_KNOWN);
  if (!found) return refuse({ kind: "noOrganizer" });
  const looked = await findExisting(rows, organizer_id, db);
  if (looked.some(({ isTicked }, at) => rows[at]?.isTicked && !isTicked))
    return refuse({
      kind: (await updateReview(db, intake, withRows(intake.rows, looked))) ? "thereNow" : "changedMeanwhile",
    });
  const events = await eventsOf(ticked, { organizer: found.publisher.organizer, places: found.places }, deps);
  const there = await findMerged(db, organizer_id, ticked);
  const storedFor = (row: ReviewRow) => there.get(mergedWith(row) ?? "");
  const pairs = ticked.map((row, at) => ({ row, event: present(events[at], `event of row ${row.id}`) }));
  const own = pairs.filter(({ row }) => !storedFor(row)).map(({ event }) => event);
  const merged = pairs.flatMap(({ row, event }): MergedEvent[] => {
    const stored = storedFor(row);
    return stored ? [{ stored, change: mergeInto(stored, row, event) }] : [];
  });
  const undo = { of: "intake", events: merged.map(({ stored }) => asStored(stored)) } as const;
  // What is out as it stands here waits for nothing.
  const isOut = (row: ReviewRow) =>
    row.existing && isThereAlready(row) && isEqualTo(row.existing, row) && !row.isTicked;
  const outAlready = new Set(looked.filter(isOut).map((row) => row.id));
  const outSince = unixSeconds(now);
  const out = ticked.map((row) => ({ ...row, outSince }));
  const press = {
    id: pressOf(intake, now),
    organizerId: organizer_id,
    eventId: id,
    seriesId: null,
    userId,
    act: "intake",
    count: ticked.length,
  } as const;
  const written = await writeBatch(db, [
    stopIfChanged(db, { table: "intakes", ids: [id], version }),
    ...writeMerged(db, merged, now),
    ...chunksOf(own, ROWS_A_STATEMENT).flatMap((part) => insertReviewedEvents(db, part, organizer_id, now)),
    ...(merged.length > 0 ? [insertPress(db, { ...press, undo }, now)] : []),
    markPublished(db, id, {
      rows: withRows(intake.rows, out).filter((row) => !outAlready.has(row.id)),
      publishedAt: now,
      syncId: null,
    }),
  ]);
  return written.ok ? succeed({ kind: "published", count: ticked.length }) : refuse(written.problem);
}

/** A later press on what waited has an id of its own. */
export const pressOf = ({ id, published_at }: Pick<IntakeRow, "id" | "published_at">, now: Date): string =>
  published_at === null ? id : `${id}-${unixSeconds(now)}`;

/** Of those that were used last. */
const PLACES_KNOWN = 20;

/** Well below the 2 MB limit of a bound value. */
const ROWS_A_STATEMENT = 100;

/** Each place is looked up once. */
async function eventsOf(
  rows: readonly ReviewRow[],
  there: Places,
  { addresses }: IntakeDeps,
): Promise<ReviewedEventColumns[]> {
  const texts = new Set(rows.flatMap((row) => textToFind(row, there) ?? []));
  const located = texts.size > 0 ? await addresses.geocodeAll([...texts]) : new Map<string, Located>();
  return rows.map((row) => eventOf(row, there, located));
}

interface Places {
  organizer: EventOrganizer;
  places: readonly UsedPlace[];
}

/** Where the organizer is, or was before, by the reader of the one line. */
function knownPlace({ place, address }: ReviewRow, { organizer, places }: Places) {
  if (address !== null) return null;
  const { address: location_address, name, city, lat, lng } = organizer;
  const home = { location_name: place ?? name, location_address, city, lat, lng };
  if (!isNamedOtherwise(place, organizer)) return home;
  const own = location_address === null ? [] : [{ name, city, isOwn: true }];
  const used = places.map((one) => ({ name: one.location_name ?? "", city: one.city, isOwn: false }));
  const said = placeOfLine(place, place ?? "", [...own, ...used]);
  const known = said?.doubts.includes("several_places") ? null : (said?.value.known ?? null);
  return known === null ? null : known < own.length ? home : (places[known - own.length] ?? null);
}

/** A place without a town is in the organizer's. */
function textToFind(row: ReviewRow, there: Places): string | null {
  const { place, address } = row;
  const { city } = there.organizer;
  const named = address ?? (place && placeText(place));
  if (!named || knownPlace(row, there)) return null;
  return cityOfAddress(named) !== null || city === null ? named : `${named}, ${city}`;
}

function eventOf(row: ReviewRow, there: Places, located: Map<string, Located>): ReviewedEventColumns {
  const { organizer } = there;
  const { id, title, type, time, place, address, url, description } = row;
  const known = knownPlace(row, there);
  const text = textToFind(row, there) ?? known?.location_address ?? "";
  const { lat, lng } = known ?? { lat: null, lng: null };
  const pin = lat === null || lng === null ? pinOf(text, located.get(text)?.position ?? null, organizer) : { lat, lng };
  const event = {
    id,
    title,
    description: description ?? "",
    event_type: type,
    location_name: known?.location_name ?? place ?? organizer.name,
    location_address: known ? known.location_address : address,
    city: known?.city ?? (address && cityOfAddress(address)) ?? organizer.city,
    ...pin,
    external_url: url,
    tags: [],
    facts: row.price ?? {},
  };
  const { start, end } = present(momentsOf(row), `times of row ${row.id}`);
  return {
    ...event,
    ...eventSearchEntry(event),
    start_time: unixSeconds(start),
    end_time: end && unixSeconds(end),
    all_day: time === null ? 1 : 0,
  };
}
