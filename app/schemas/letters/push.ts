import * as z from "zod";
import { LETTER_KINDS, wantsLetters } from "~/domain/letters/letters";
import { checkbox } from "~/schemas/forms/fields";
import type { FormProblem } from "~/schemas/forms/problems";
import { deviceFields, jsonText } from "./follows";
import { choices, wanted } from "./forms";

const base64url = (least: number, most: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${least},${most}}={0,2}$`), "is not base64url");

/** The gateway says which services are known. */
const endpoint = z.url({ protocol: /^https?$/ }).max(1000);

const p256dh = base64url(87, 87).transform((key) => key.replaceAll("=", ""));
const auth = base64url(22, 22).transform((key) => key.replaceAll("=", ""));

/** PushSubscription.toJSON(). */
const subscription = z.object({ endpoint, keys: z.object({ p256dh, auth }) });

export type BrowserSubscription = z.output<typeof subscription>;

/** Only the device's browser and we have both. */
const proof = z.object({ endpoint, keys: z.object({ auth }) });

export type DeviceProof = z.output<typeof proof>;

const inField = <Schema extends z.ZodType>(schema: Schema) => z.string().max(3000).transform(jsonText).pipe(schema);

export const pushForm = z
  .object({
    ...choices,
    consent: checkbox,
    account: checkbox,
    ...deviceFields,
    subscription: inField(subscription.nullable()).default(null),
  })
  .refine(wantsLetters, wanted)
  .refine((form) => form.consent, { path: ["consent"], error: "consentRequired" satisfies FormProblem });

export type PushOrder = z.output<typeof pushForm>;

export const pushOffForm = z.object({ intent: z.literal("off"), subscription: inField(proof) });

const lists = z.object({
  searches: z.array(z.string().max(600)).max(200),
  organizer_ids: z.array(z.string().max(64)).max(1000),
  event_ids: z.array(z.string().max(64)).max(1000),
});

export const deviceRequest = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("look"), device: proof, lists: lists.optional() }),
  z.object({ intent: z.literal("stop"), device: proof, kind: z.enum(LETTER_KINDS) }),
  z.object({ intent: z.literal("leave"), device: proof }),
  z.object({ intent: z.literal("renew"), device: proof, subscription }),
]);
