import type { OwnEvent, StoredEvent } from "#db/queries/events/own";
import type { ChangedMeanwhile } from "~/domain/versions";
import type { AddressBook } from "~/gateways/addresses/address-book";
import type { TakeDeps } from "~/models/images/take";

/** The dependencies of event actions. */
export interface EventDeps extends TakeDeps {
  addresses: Pick<AddressBook, "geocode" | "townOf">;
}

/** Somebody else saved while the event was being edited. */
export interface EventChanged extends ChangedMeanwhile<OwnEvent> {
  /** Other events of the series, within the scope, that were changed separately meanwhile. */
  dates: StoredEvent[];
  /** The address of the image that came with the form; it is stored. */
  image: string | null;
}
