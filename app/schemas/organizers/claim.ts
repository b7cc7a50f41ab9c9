import * as z from "zod";
import { email, mailedToken, optionalText, requiredText } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";

const token = mailedToken.nullable().catch(null).default(null);

export const claimQuery = z.object({
  token,
  undo: token,
  done: z.enum(["taken", "linkSent", "asked", "undone"]).nullable().catch(null).default(null),
});

export const claimIntent = z.enum(["mail", "word", "question", "link"]);
export const claimMailForm = z.object({ email });
export const claimLinkForm = z.object({ token: mailedToken });
export const claimQuestionForm = z.object({ message: requiredText(MAX_LENGTH.claimMessage, "messageRequired") });
export const removalForm = z.object({ message: optionalText(MAX_LENGTH.claimMessage) });
