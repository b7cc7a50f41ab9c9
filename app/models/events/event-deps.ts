import type { ImageProblem } from "~/domain/image-format";
import type { AddressBook } from "~/gateways/addresses/address-book";
import type { TakeDeps } from "~/models/take-image";

/** What the verbs of events work with. */
export interface EventDeps extends TakeDeps {
  addresses: Pick<AddressBook, "geocode">;
}

/** Why an event could not be written. */
export type EventProblem = { kind: "imported" | "noOrganizer" | "failed" } | { kind: "image"; image: ImageProblem };
