import type { AddressBook } from "~/gateways/addresses/address-book";
import type { Given } from "~/models/site/given";

export type IntakeDeps = Given<"db" | "feeds" | "pages" | "reader" | "now", "APP_URL" | "ENVIRONMENT"> & {
  addresses: Pick<AddressBook, "geocodeAll">;
};
