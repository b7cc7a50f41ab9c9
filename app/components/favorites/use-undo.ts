import { useCallback, useState } from "react";
import { type SavedKind, savedList } from "./use-favorites";

interface Removal {
  kind: SavedKind;
  ids: readonly string[];
  message: string;
}

/** Keeps what was taken out last, so that it can be put back. */
export function useUndo() {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const forget = useCallback(() => setRemoval(null), []);
  const undo = () => {
    if (removal) savedList(removal.kind).change({ add: removal.ids });
    forget();
  };
  return { message: removal?.message ?? null, offer: setRemoval, undo, forget };
}
