import type { AppContext } from "~/context";
import { IMAGE_MAX_BYTES } from "~/domain/image-format";
import { type ImageChoice, readImageChoice } from "~/schemas/image-field";
import { type FormTexts, formTexts } from "~/schemas/parse-form";
import { requireFormData } from "./require-form-data";

export interface SentEventForm {
  form: FormData;
  texts: FormTexts;
  image: ImageChoice;
  /** Set where nobody may save it: what was typed is handed back instead of sending somebody away from it. */
  problem: "notAuthenticated" | "noOrganizerFound" | null;
}

/** A picture, and every other field at its longest. */
const MAX_BYTES = IMAGE_MAX_BYTES + 131_072;

/** The event form as it was sent; a 400 where it is no form, a 413 where it is too long. */
export async function requireEventForm(request: Request, context: Pick<AppContext, "viewer">): Promise<SentEventForm> {
  const form = await requireFormData(request, MAX_BYTES);
  const sent = { form, texts: formTexts(form), image: readImageChoice(form, "image") };
  const viewer = await context.viewer();
  if (!viewer) return { ...sent, problem: "notAuthenticated" };
  return { ...sent, problem: viewer.memberships.length === 0 ? "noOrganizerFound" : null };
}
