import { findOwnEvent, type OwnEvent } from "#db/queries/events/own";
import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/accounts/access";
import { IMAGE_MAX_BYTES } from "~/domain/images/format";
import { isImported } from "~/models/events/series";
import { type FormTexts, formTexts } from "~/schemas/forms/parse";
import { type ImageChoice, readImageChoice } from "~/schemas/images/requests";
import { contentId } from "~/schemas/moderation/forms";
import type { ActsContext } from "./acts";
import { notFound, redirectAfter, requireFormData } from "./requests";
import { requireRole, requireViewer } from "./viewers";

/** Null where somebody else deleted it meanwhile. */
export async function findOwnEventFor(
  ...[request, context, id]: Parameters<typeof requireOwnEvent>
): Promise<Awaited<ReturnType<typeof requireOwnEvent>> | null> {
  const viewer = await requireViewer(request, context);
  const parsed = contentId.safeParse(id);
  const own = parsed.success ? await findOwnEvent(context.db, parsed.data) : null;
  if (!own) return null;
  await requireRole(request, context, own.event.organizer_id, "write_events");
  if (isImported(own.event)) throw redirectAfter("/dashboard", "imported");
  return { viewer, own };
}

/** Throws a 404 where it is not theirs, a 403 for those who may only read, a redirect for an imported one. */
export async function requireOwnEvent(
  request: Request,
  context: Pick<AppContext, "viewer" | "db" | "locale"> & ActsContext,
  id: string | undefined,
): Promise<{ viewer: Viewer; own: OwnEvent }> {
  const found = await findOwnEventFor(request, context, id);
  if (!found) throw notFound();
  return found;
}

/** Signed out, or without an organizer. */
export interface EventSenderProblem {
  kind: "notAuthenticated" | "noOrganizerFound";
}

interface SentEventForm {
  form: FormData;
  texts: FormTexts;
  image: ImageChoice;
  /** What was typed is returned rather than lost in a redirect. */
  problem: EventSenderProblem | null;
}

/** An image, and every other field at its longest. */
const MAX_BYTES = IMAGE_MAX_BYTES + 131_072;

/** Throws a 400 where it is no form, a 413 where it is too long. */
export async function requireEventForm(request: Request, context: Pick<AppContext, "viewer">): Promise<SentEventForm> {
  const form = await requireFormData(request, MAX_BYTES);
  const sent = { form, texts: formTexts(form), image: readImageChoice(form, "image") };
  const viewer = await context.viewer();
  if (!viewer) return { ...sent, problem: { kind: "notAuthenticated" } };
  return { ...sent, problem: viewer.memberships.length === 0 ? { kind: "noOrganizerFound" } : null };
}
