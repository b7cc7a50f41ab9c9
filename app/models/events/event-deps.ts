import type { OwnEvent, StoredEvent } from "#db/queries/own-events";
import type { ChangedMeanwhile } from "~/domain/changed-meanwhile";
import type { ImageProblem } from "~/domain/image-format";
import type { AddressBook } from "~/gateways/addresses/address-book";
import type { TakeDeps } from "~/models/take-image";

/** What the verbs of events work with. */
export interface EventDeps extends TakeDeps {
  addresses: Pick<AddressBook, "geocode" | "townOf">;
}

/** What somebody else saved while an event was edited. */
export interface EventChanged extends ChangedMeanwhile<OwnEvent> {
  /** Other events of the series, within what was to be written, that were changed by themselves meanwhile. */
  dates: StoredEvent[];
  /** The address of the picture that came with the form: it is stored. */
  picture: string | null;
}

/** Why an event could not be written. */
export type EventProblem = { kind: "imported" | "noOrganizer" | "failed" } | { kind: "image"; image: ImageProblem };
