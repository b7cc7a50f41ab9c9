import type { OwnEvent, StoredEvent } from "#db/queries/events/own";
import type { ChangedMeanwhile } from "~/domain/versions";
import type { AddressBook } from "~/gateways/addresses/address-book";
import type { TakeDeps } from "~/models/images/take";

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
