import * as z from "zod";
import { contentId } from "~/schemas/moderation/forms";

export const pairForm = z.discriminatedUnion("decision", [
  z.object({ decision: z.enum(["same", "different", "withdraw"]), first: contentId, second: contentId }),
  z.object({ decision: z.literal("part"), event: contentId }),
]);
