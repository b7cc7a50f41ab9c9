import type { Database } from "#db/client";
import type { Result } from "~/domain/result";
import type { AddressBook } from "~/gateways/addresses/address-book";
import { logError } from "~/log";
import type { TakeDeps } from "~/models/take-image";
import type { FormErrors } from "~/schemas/form-problems";
import type { OrganizerProfile } from "~/schemas/organizer-form";
import type { ProfileImageChoices, TakenImages } from "./profile-images";

/** What was sent with the form of a profile. */
export interface ProfileSubmission {
  profile: Result<OrganizerProfile, FormErrors>;
  images: ProfileImageChoices;
}

export type ProfileOutcome =
  | { kind: "saved"; id: string }
  /** With the pictures that were taken all the same, so that nobody has to choose them again. */
  | ({ kind: "invalid"; errors: FormErrors } & TakenImages)
  | ({ kind: "failed" } & Pick<TakenImages, "images">);

export interface ProfileDeps extends TakeDeps {
  db: Database;
  addresses: AddressBook;
}

/** What kept a profile from being saved though nothing was wrong with it, for whoever looks after the product. */
export function reportFailure(event: string, error: unknown): void {
  logError(event, error);
}
