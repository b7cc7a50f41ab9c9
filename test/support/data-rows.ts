import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client";
import * as schema from "#db/schema";
import { hashToken } from "~/auth/tokens";
import { eventSearchEntry, organizerSearchEntry } from "~/domain/search/entry";
import type { Defined } from "~/domain/values";
import { caseFile, groupsOf } from "./cases";
import { fromNow } from "./clock";

type Named = Record<string, string>;

/** What a text of the rows stands for: "now -3d 2h" a moment, "{event}" what is named so, "#letters" the hash of that. */
function meantBy(text: string, named: Named): string | Date {
  const moment = /^now(?: ([+-])(?:(\d+)d ?)?(?:(\d+)h ?)?(?:(\d+)m)?)?$/.exec(text);
  if (moment) {
    const [days, hours, minutes] = moment.slice(2).map((digits = "0") => Number(`${moment[1] ?? ""}${digits}`));
    return fromNow({ days: days!, hours: hours!, minutes: minutes! });
  }
  if (text.startsWith("#")) return hashToken(named[text.slice(1)]!);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name]!);
}

type Columns = Defined<typeof schema.events.$inferInsert>;
type NewEvent = Pick<Columns, "id" | "organizer_id" | "title" | "start_time"> & Partial<Columns>;

/** A service at no place, unless another is given; with the entry by which it is found. */
export function wholeEvent(given: NewEvent) {
  const plain = {
    event_type: "service" as const,
    description: "Velkommen.",
    location_name: null,
    city: null,
    tags: [],
  };
  const row = { ...plain, location_address: null, lat: null, lng: null, ...given };
  return { ...row, ...eventSearchEntry(row) };
}

function wholeOrganizer(row: Parameters<typeof organizerSearchEntry>[0]) {
  return { ...row, ...organizerSearchEntry(row) };
}

const WHOLE = { events: wholeEvent, organizers: wholeOrganizer } as Record<string, (row: never) => object>;

/** Inserts the rows of a file of test/cases: a table's name as a heading, a row a line, as JSON. */
export async function insertRows(db: Database, file: string, named: Named): Promise<void> {
  for (const [name, lines] of Object.entries(groupsOf(caseFile(file))))
    for (const line of lines) {
      const row = JSON.parse(line, (_, value: unknown) =>
        typeof value === "string" ? meantBy(value, named) : value,
      ) as object;
      await db.insert(schema[name as keyof typeof schema] as SQLiteTable).values(WHOLE[name]?.(row as never) ?? row);
    }
}
