import type { AddressBook } from "~/gateways/addresses/address-book";
import type { Given } from "~/models/site/given";

export type CalendarDeps = Given<
  "db" | "feeds" | "keptPages" | "reader" | "jobs" | "now",
  "APP_URL" | "ENVIRONMENT"
> & {
  addresses: Pick<AddressBook, "geocodeAll">;
};
