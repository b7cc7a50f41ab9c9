import type { AppContext } from "~/context";
import { type FormTexts, formTexts } from "~/schemas/parse-form";

export interface SentEventForm {
  texts: FormTexts;
  /** Set where nobody may save it: what was typed is handed back instead of sending somebody away from it. */
  problem?: "notAuthenticated" | "noOrganizerFound";
}

/** The event form as it was sent, and by somebody who has a part in any organisation; a 400 where it is no form. */
export async function requireEventForm(request: Request, context: Pick<AppContext, "viewer">): Promise<SentEventForm> {
  const form = await request.formData().catch(() => null);
  if (!form) throw new Response(null, { status: 400 });
  const texts = formTexts(form);
  const viewer = await context.viewer();
  if (!viewer) return { texts, problem: "notAuthenticated" };
  return viewer.memberships.length === 0 ? { texts, problem: "noOrganizerFound" } : { texts };
}
