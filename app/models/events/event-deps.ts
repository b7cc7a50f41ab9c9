import type { Database } from "#db/client";
import type { AddressBook } from "~/gateways/addresses/address-book";

/** What the verbs of events work with. */
export interface EventDeps {
  db: Database;
  addresses: Pick<AddressBook, "geocode">;
  now: Date;
}

/** Why an event could not be written. */
export type EventProblem = "imported" | "noOrganizer" | "failed";
