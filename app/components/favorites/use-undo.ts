import { useCallback, useState } from "react";
import { type SavedKind, savedList } from "./use-favorites";

interface Removal {
  kind: SavedKind;
  ids: readonly string[];
  message: string;
}

/** Keeps what was taken out last, so that it can be put back; or says that it could not be taken out. */
export function useUndo() {
  const [said, setSaid] = useState<Removal | { message: string } | null>(null);
  const forget = useCallback(() => setSaid(null), []);
  const fail = useCallback((message: string) => setSaid({ message }), []);
  const undo = () => {
    if (said && "ids" in said) savedList(said.kind).change({ add: said.ids });
    forget();
  };
  return { message: said?.message ?? null, canUndo: said !== null && "ids" in said, offer: (removal: Removal) => setSaid(removal), fail, undo, forget };
}
