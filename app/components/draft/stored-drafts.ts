import type { FormTexts } from "~/schemas/forms/parse";

export interface StoredDraft {
  /** Id of the account that typed it; it is offered to nobody else. */
  owner: string;
  /** The form and what it is about: "event:new:bykirken". */
  form: string;
  /** The texts before anything was typed, to notice whether they have changed since. */
  base: string;
  texts: FormTexts;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const PREFIX = "samling:draft:";
const KEPT_MS = 30 * 86_400_000;

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Each open form writes a draft of its own, so that two tabs do not overwrite each other. */
export const newDraftKey = () => PREFIX + crypto.randomUUID();

/** Does nothing where storage is full or forbidden. */
export function storeDraft(storage: DraftStorage, key: string, draft: StoredDraft): void {
  try {
    storage.setItem(key, JSON.stringify(draft));
  } catch {
    // The form itself still holds everything.
  }
}

const keysOf = (storage: DraftStorage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((key) =>
    key.startsWith(PREFIX),
  );

/** Null without one that no open tab is writing. Deletes drafts older than 30 days. */
export function findDraft(
  storage: DraftStorage,
  of: Pick<StoredDraft, "owner" | "form">,
  now: number,
  openKeys: readonly string[],
): { key: string; draft: StoredDraft } | null {
  const found = keysOf(storage).flatMap((key) => {
    const draft = readDraft(storage.getItem(key));
    if (draft && now - draft.savedAt <= KEPT_MS) return [{ key, draft }];
    storage.removeItem(key);
    return [];
  });
  const own = found.filter(
    ({ key, draft }) => draft.owner === of.owner && draft.form === of.form && !openKeys.includes(key),
  );
  return own.sort((one, other) => other.draft.savedAt - one.draft.savedAt)[0] ?? null;
}

/** When somebody signs out. */
export function deleteDrafts(storage: DraftStorage): void {
  for (const key of keysOf(storage)) storage.removeItem(key);
}

function readDraft(text: string | null): StoredDraft | null {
  try {
    const draft = JSON.parse(text ?? "null") as Partial<StoredDraft> | null;
    const isWhole =
      typeof draft?.owner === "string" &&
      typeof draft.form === "string" &&
      typeof draft.base === "string" &&
      typeof draft.savedAt === "number";
    return isWhole && typeof draft.texts === "object" ? (draft as StoredDraft) : null;
  } catch {
    return null;
  }
}
