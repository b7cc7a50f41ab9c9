import type { ImageProblem } from "~/domain/image-format";
import type { AddressBook } from "~/gateways/addresses/address-book";
import type { ImageDeps } from "~/models/store-image";

/** What the verbs of events work with. */
export interface EventDeps extends ImageDeps {
  addresses: Pick<AddressBook, "geocode">;
}

/** Why an event could not be written. */
export type EventProblem = { kind: "imported" | "noOrganizer" | "tooNew" | "failed" } | { kind: "image"; image: ImageProblem };
