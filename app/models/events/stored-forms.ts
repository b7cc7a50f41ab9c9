import {
  deleteStoredForm,
  findStoredForm,
  insertStoredForm,
  listStoredForms,
  type StoredForm,
  updateStoredForm,
} from "#db/queries/events/stored-forms";
import { claimImages, releaseImages } from "#db/queries/images/images";
import { stopIfChanged } from "#db/queries/versions";
import type { StoredFormKind } from "~/domain/events/stored-forms";
import { cleanLine } from "~/domain/text/plain-text";
import { refuse, type Result, succeed } from "~/domain/values";
import type { ChangedMeanwhile } from "~/domain/versions";
import { imageIdsOf, type ImageRefused, type TakeDeps, takeImage } from "~/models/images/take";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ImageChoice } from "~/schemas/images/requests";
import { repeatableId, writeBatch } from "./writing";

export interface OpenedDraft {
  id: string;
  version: number;
}

export interface SentForm {
  organizerId: string;
  userId: string;
  texts: FormTexts;
  image: ImageChoice;
  /** The same content with the same key is stored once. */
  key: string;
}

/** `image` is the address of the one that came with the form. */
export type DraftChanged = ChangedMeanwhile<StoredForm> & { image: string | null };

/** `draftGone`: somebody has published or deleted it; `tooManyForms`: there are as many as there may be. */
export type StoreProblem =
  | ImageRefused
  | DraftChanged
  | { kind: "draftGone" }
  | { kind: "tooManyForms" }
  | { kind: "failed" };

type Stored = Result<{ id: string; image: string | null }, StoreProblem>;

const FIRST_VERSION = 1;

export async function saveDraft(sent: SentForm, opened: OpenedDraft | null, deps: TakeDeps): Promise<Stored> {
  const madeHere = repeatableId(JSON.stringify(["draft", sent.key, sent.organizerId]));
  const { id, version } = opened ?? { id: madeHere, version: FIRST_VERSION };
  const before = await findStoredDraft(id, sent.organizerId, deps);
  if (opened && !before) return refuse({ kind: "draftGone" });
  return store({ ...sent, kind: "draft" }, { id, before, version }, deps);
}

/** Replaces a template of the same title. */
export async function saveTemplate(sent: SentForm, deps: TakeDeps): Promise<Stored> {
  const name = nameOf(sent.texts);
  const listed = await listStoredForms(deps.db, sent.organizerId, "template");
  const same = listed.find((form) => form.name.toLowerCase() === name.toLowerCase());
  const made = repeatableId(JSON.stringify(["template", sent.key, sent.organizerId, name]));
  const before = same ? await findStoredForm(deps.db, same.id) : null;
  return store({ ...sent, kind: "template" }, { id: same?.id ?? made, before, version: same?.version ?? 0 }, deps);
}

export async function findStoredDraft(
  id: string,
  organizerId: string,
  { db }: Pick<TakeDeps, "db">,
): Promise<StoredForm | null> {
  const form = await findStoredForm(db, id);
  return form?.organizer_id === organizerId && form.kind === "draft" ? form : null;
}

const nameOf = (texts: FormTexts) => cleanLine(texts["title"] ?? "").slice(0, MAX_LENGTH.title);

async function store(
  { organizerId, userId, texts, image, kind }: SentForm & { kind: StoredFormKind },
  { id, before, version }: { id: string; before: StoredForm | null; version: number },
  deps: TakeDeps,
): Promise<Stored> {
  const { db, now } = deps;
  const current = before?.image_url ?? null;
  const taken = await takeImage(image, { kind: "event", current, organizerId }, deps);
  if (!taken.ok) return taken;
  const content = { name: nameOf(texts), texts, image_url: taken.value };
  const done = succeed({ id, image: taken.value });
  if (before && isSame(before, content)) return done;
  const claimed = claimImages(db, organizerId, imageIdsOf([taken.value]));
  const written = await writeBatch(
    db,
    before
      ? [
          stopIfChanged(db, { table: "stored_event_forms", ids: [id], version }),
          updateStoredForm(db, id, content, now),
          claimed,
          releaseImages(db, organizerId, imageIdsOf([current]), now),
        ]
      : [
          insertStoredForm(db, { id, organizer_id: organizerId, kind, created_by: userId, ...content }, now),
          claimed,
          releaseImages(db, organizerId, imageIdsOf([taken.value]), now),
        ],
  );
  if (!written.ok && written.problem.kind === "failed") return refuse({ kind: "failed" });
  const stored = await findStoredForm(db, id);
  if (!stored) return refuse({ kind: before ? "draftGone" : "tooManyForms" });
  return written.ok && isSame(stored, content)
    ? done
    : refuse({ kind: "changedMeanwhile", stored, image: taken.value });
}

const isSame = (stored: StoredForm, content: Pick<StoredForm, "name" | "texts" | "image_url">) =>
  JSON.stringify([stored.name, stored.texts, stored.image_url]) ===
  JSON.stringify([content.name, content.texts, content.image_url]);

const NO_VERSION = 0;

/** Nothing is written where the draft was changed. */
export const endDraft = (
  { id, version }: OpenedDraft,
  stored: StoredForm | null,
  organizerId: string,
  { db, now }: Pick<TakeDeps, "db" | "now">,
) => ({
  guard: stopIfChanged(db, { table: "stored_event_forms", ids: [id], version: stored ? version : NO_VERSION }),
  end: [
    ...deleteStoredForm(db, organizerId, id),
    releaseImages(db, organizerId, imageIdsOf([stored?.image_url ?? null]), now),
  ],
});

/** One that is gone already is no problem. */
export async function removeStoredForm(
  { id, organizer_id, image_url }: StoredForm,
  { db, now }: Pick<TakeDeps, "db" | "now">,
): Promise<void> {
  await db.batch([
    ...deleteStoredForm(db, organizer_id, id),
    releaseImages(db, organizer_id, imageIdsOf([image_url]), now),
  ]);
}

export async function renameTemplate({ id }: StoredForm, name: string, { db, now }: Pick<TakeDeps, "db" | "now">) {
  await updateStoredForm(db, id, { name }, now);
}
