import { findImportedEvent, newestImportedVersion } from "#db/queries/events/imported";
import { events, images } from "#db/schema";
import { changeImportedEvent, type LocalEdit } from "~/models/calendars/change-imported";
import { aCalendar, importedEvents, runCalendar } from "./calendar-work";
import { NOW } from "./clock";
import { eventDeps } from "./event-forms";
import { calendarText } from "./feed-calendars";
import { testDatabase, rowsWith } from "./rows";

const db = testDatabase();

type FeedEvent = Parameters<typeof calendarText>[0][number];

export const MASS: FeedEvent = {
  uid: "messe",
  summary: "Høymesse",
  inDays: 5,
  location: "Fjellkirken",
  description: "Fra kilden.",
};

export const feed = (given: Partial<FeedEvent> = {}) => calendarText([{ ...MASS, ...given }]);

/** A source with one event that was imported. */
export async function imported(served = feed()): Promise<{ sync: string; id: string }> {
  const { id: sync } = await aCalendar();
  await runCalendar(sync, served);
  return { sync, id: (await importedEvents(sync))[0]!.id };
}

export const found = async (id: string) => (await findImportedEvent(db, id, NOW))!;
export const rowOf = async (id: string) => (await rowsWith(events, { id }))[0]!;

/** Opens an event's form, to be saved later. */
export async function opened(id: string) {
  const own = await found(id);
  return async (edit: Partial<LocalEdit>) =>
    changeImportedEvent(
      await found(id),
      {
        values: {},
        image: { address: own.event.image_url, file: null },
        back: null,
        userId: "somebody",
        scope: "date",
        version: newestImportedVersion(own),
        ...edit,
      },
      eventDeps(),
    );
}

export const change = async (id: string, edit: Partial<LocalEdit>) => (await opened(id))(edit);

export const OURS = {
  image_alt: "Et kor i røde kapper",
  description: "Med kirkekaffe og barnekor.",
  event_type: "youth",
  tags: ["barnekor"],
  external_url: "https://kirken.example/messe",
} as const satisfies LocalEdit["values"];

/** A stored image that may be used. */
export async function anImage(): Promise<string> {
  const id = `events/lokalt-${crypto.randomUUID()}`;
  await db.insert(images).values({ id, width: 600, height: 400, created_at: NOW, orphaned_at: NOW });
  return `/images/${id}`;
}
