import { useCallback, useEffect, useRef, useState } from "react";
import { useViewer } from "~/components/layout/use-viewer";
import type { FormTexts } from "~/schemas/forms/parse";
import { findDraft, newDraftKey, type StoredDraft, storeDraft } from "./stored-drafts";

interface Found {
  key: string;
  draft: StoredDraft;
}

/** Keys of drafts that open tabs are writing. */
async function openDrafts(): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.flatMap(({ name }) => name ?? []);
}

/** `form` names the form and what it is about; `base` is its texts before anything is typed. */
export function useStoredDraft(form: string, base: string) {
  const owner = useViewer()?.id;
  const own = useRef<Claim | null>(null);
  const [offered, setOffered] = useState<Found | null>(null);
  const [restored, setRestored] = useState<Found | null>(null);

  useEffect(() => {
    if (!owner) return;
    let isGone = false;
    void openDrafts().then((open) => !isGone && setOffered(findDraft(localStorage, { owner, form }, Date.now(), open)));
    return () => void (isGone = true);
  }, [owner, form]);

  /** While the tab is open, no other tab offers this draft. */
  const keep = useCallback(
    (texts: FormTexts, isChanged: boolean) => {
      if (!owner || !isChanged) return;
      own.current ??= claim(newDraftKey());
      storeDraft(localStorage, own.current.key, { owner, form, base, texts, savedAt: Date.now() });
    },
    [owner, form, base],
  );
  const forget = useCallback(() => {
    if (own.current) localStorage.removeItem(own.current.key);
    own.current?.release();
    own.current = null;
  }, []);
  useEffect(() => () => own.current?.release(), []);
  const restore = () => {
    if (!offered) return;
    forget();
    own.current = claim(offered.key);
    setRestored(offered);
    setOffered(null);
  };
  const discard = () => {
    if (offered) localStorage.removeItem(offered.key);
    setOffered(null);
  };
  return {
    offered: offered && { isOutdated: offered.draft.base !== base, texts: offered.draft.texts },
    restored,
    keep,
    forget,
    restore,
    discard,
  };
}

type Claim = ReturnType<typeof claim>;

/** Other tabs have no use of it until it is released or this tab is closed. */
function claim(key: string) {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks?.request(key, { ifAvailable: true }, () => isHeld);
  return { key, release };
}
