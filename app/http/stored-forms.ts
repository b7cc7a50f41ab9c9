import { findStoredForm, type StoredForm } from "#db/queries/events/stored-forms";
import type { AppContext } from "~/context";
import type { Membership, Viewer } from "~/domain/accounts/access";
import { DRAFT_FIELD, type StoredFormKind } from "~/domain/events/stored-forms";
import { findStoredDraft, type OpenedDraft, saveDraft, saveTemplate } from "~/models/events/stored-forms";
import { newId } from "~/models/site/new-id";
import { readStoredTexts } from "~/schemas/events/stored-forms";
import { type FormTexts, formTexts } from "~/schemas/forms/parse";
import { layChoices, readSeenVersion, takesTheirs } from "~/schemas/forms/seen-version";
import { type ImageChoice, readImageChoice } from "~/schemas/images/requests";
import { contentId } from "~/schemas/moderation/forms";
import { draftGroups, storedTexts } from "~/views/events/stored-forms";
import { returnAsTemplate, returnEventForm, returnStoredForm } from "./events";
import { redirectAfter } from "./requests";
import { requireRole, requireViewer } from "./viewers";

/** Null where somebody has ended it meanwhile; throws a 404 where it is not theirs, a 403 for those who only read. */
export async function findStoredFormFor(
  request: Request,
  context: AppContext,
  id: string | null | undefined,
  kind: StoredFormKind,
): Promise<{ viewer: Viewer; form: StoredForm } | null> {
  const viewer = await requireViewer(request, context);
  const known = contentId.safeParse(id);
  const form = known.success ? await findStoredForm(context.db, known.data) : null;
  if (form?.kind !== kind) return null;
  await requireRole(request, context, form.organizer_id, "write_events");
  return { viewer, form };
}

export function readOpenedDraft(texts: FormTexts): OpenedDraft | null {
  const id = contentId.safeParse(texts[DRAFT_FIELD]);
  return id.success ? { id: id.data, version: readSeenVersion(texts) } : null;
}

export async function layDraftChoices(
  sent: { form: FormData; texts: FormTexts; image: ImageChoice },
  organizer: Pick<Membership, "id" | "name">,
  { db, locale }: Pick<AppContext, "db" | "locale">,
): Promise<{ texts: FormTexts; image: ImageChoice }> {
  const groups = draftGroups(organizer, locale);
  const opened = readOpenedDraft(sent.texts);
  if (!opened || !groups.some(({ name }) => takesTheirs(sent.texts, name))) return sent;
  const draft = await findStoredDraft(opened.id, organizer.id, { db });
  if (!draft) return sent;
  const chosen = layChoices(sent.form, storedTexts(draft), groups);
  return { texts: formTexts(chosen), image: readImageChoice(chosen, "image") };
}

interface Sent {
  texts: FormTexts;
  image: ImageChoice;
  userId: string;
  organizer: Pick<Membership, "id" | "name">;
}

export async function answerStored(
  kind: StoredFormKind,
  { texts, image, userId, organizer }: Sent,
  context: AppContext,
) {
  const read = readStoredTexts(kind, texts, image.address !== null || image.file !== null);
  if (!read.ok) return returnEventForm(texts, { errors: read.problem }, context);
  const sent = { organizerId: organizer.id, userId, texts: read.value, image, key: texts["form_key"] ?? newId() };
  const stored =
    kind === "draft" ? await saveDraft(sent, readOpenedDraft(texts), context) : await saveTemplate(sent, context);
  if (!stored.ok) return returnStoredForm(texts, stored.problem, organizer, context);
  return kind === "draft" ? redirectAfter("/dashboard", "draftSaved") : returnAsTemplate(texts, stored.value.image);
}
