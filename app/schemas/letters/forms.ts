import * as z from "zod";
import {
  LETTER_KINDS,
  MOST_FOLLOWED,
  MOST_SAVED_EVENTS,
  REMINDERS,
  USUAL_TIME,
  wantsLetters,
} from "~/domain/letters/letters";
import { checkbox, email } from "~/schemas/forms/fields";
import type { FormProblem } from "~/schemas/forms/problems";
import { contentId } from "~/schemas/moderation/forms";
import { deviceFields } from "./follows";

const numberUpTo = (most: number, usual: number) =>
  z
    .string()
    .default(String(usual))
    .refine((text) => /^\d{1,2}$/.test(text) && Number(text) <= most)
    .transform(Number);

export const choices = {
  weekly: checkbox,
  weekday: numberUpTo(6, USUAL_TIME.weekday),
  hour: numberUpTo(23, USUAL_TIME.hour),
  reminder: z.enum(REMINDERS).default("none"),
  at_once: checkbox,
};

/** Without this tick nothing leaves the device. */
const consent = checkbox.refine((isGiven) => isGiven, "consentRequired" satisfies FormProblem);

/** Of a new and a former order, searches with congregations. */
const MOST_TICKED = 2 * (MOST_SAVED_EVENTS + 2 * MOST_FOLLOWED);

export const wanted = { path: ["weekly"], error: "letterRequired" satisfies FormProblem };

export const addressForm = z.object({ email, ...choices, consent, ...deviceFields }).refine(wantsLetters, wanted);

export type AddressForm = z.output<typeof addressForm>;

/** With events to save; ending all letters needs no yes. */
export const accountForm = z
  .object({ ...choices, consent: checkbox, event_ids: deviceFields.event_ids })
  .refine((form) => form.consent || !wantsLetters(form), {
    path: ["consent"],
    error: "consentRequired" satisfies FormProblem,
  });

export type AccountLettersForm = z.output<typeof accountForm>;

/** Said in the address by who typed their own wrong; else null. */
export const choicesAgain = z
  .object({ ...choices, reminder: z.enum(REMINDERS) })
  .nullable()
  .catch(null);

export const remindedEvent = z.object({ event: contentId.nullable().catch(null).default(null) });

/** By a mailed link, where the consent is given already; without anything, they stop. */
export const choicesForm = z.object(choices);

const ticked = z
  .string()
  .default("")
  .transform((ids) => ids.split(",").filter(Boolean))
  .pipe(z.array(contentId).max(MOST_TICKED));

/** By the link of the first mail: what stays ticked is agreed to. */
export const confirmForm = z
  .object({ ...choices, kept_searches: ticked, kept_events: ticked })
  .refine(wantsLetters, wanted);

export type ConfirmedOrder = z.output<typeof confirmForm>;

export const linkIntent = z.object({
  intent: z.enum(["confirm", "change", "unfollow", "keep", "delete"]),
  search: z.string().max(600).default(""),
});

export const stoppedLetters = z.object({ kind: z.enum(LETTER_KINDS).default("weekly") });

export const followingForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("unfollow"), search: z.string().max(600) }),
  z.object({
    intent: z.literal("keep"),
    consent,
    searches: deviceFields.searches,
    organizer_ids: deviceFields.organizer_ids,
  }),
  z.object({ intent: z.literal("forget") }),
]);

export const mailReport = z.object({
  email,
  kind: z.enum(["bounce", "complaint"]),
});
