import { z } from "zod";
import { contentId } from "~/schemas/moderation/forms";

/** The buttons of two like events, and of a merged one. */
export const pairForm = z.discriminatedUnion("decision", [
  z.object({ decision: z.enum(["same", "different", "withdraw"]), first: contentId, second: contentId }),
  z.object({ decision: z.literal("part"), event: contentId }),
]);
