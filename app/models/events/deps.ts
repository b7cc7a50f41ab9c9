import type { OwnEvent, StoredEvent } from "#db/queries/events/own";
import type { ChangedMeanwhile } from "~/domain/versions";
import type { AddressBook } from "~/gateways/addresses/address-book";
import type { TakeDeps } from "~/models/images/take";

export interface EventDeps extends TakeDeps {
  addresses: Pick<AddressBook, "geocode" | "townOf">;
}

export interface EventChanged extends ChangedMeanwhile<OwnEvent> {
  dates: StoredEvent[];
  /** The stored address of the one that came with the form. */
  image: string | null;
}
