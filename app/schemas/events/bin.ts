import * as z from "zod";
import { BIN_INTENTS } from "~/domain/events/bin";
import { contentId } from "~/schemas/moderation/forms";

export const binForm = z.object({ id: contentId, intent: z.enum(BIN_INTENTS) });
