import { z } from "zod";
import { WEBHOOK_SCOPES } from "~/domain/webhooks/webhooks";
import { requiredLine } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import { contentId } from "~/schemas/moderation/forms";

const id = contentId;

/** The buttons of the webhooks' page. */
export const webhookIntent = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add") }),
  z.object({ intent: z.enum(["remove", "restart", "try"]), id }),
]);

export type WebhookButton = Exclude<z.output<typeof webhookIntent>, { intent: "add" }>;

/** A new webhook. */
export const newWebhookForm = z.object({
  address: requiredLine(MAX_LENGTH.website, "webhookAddressInvalid"),
  scope: z.enum(WEBHOOK_SCOPES).default("own"),
});
