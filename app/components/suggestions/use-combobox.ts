import { type KeyboardEvent, useState } from "react";
import { optionId } from "./suggestion-list";

interface Options<Suggestion> {
  /** Of the SuggestionList. */
  listId: string;
  /** Those that are shown; null for none yet. */
  suggestions: readonly Suggestion[] | null;
  onPick: (suggestion: Suggestion) => void;
  onClose: () => void;
}

/**
 * Its field's ARIA `attributes`, and `press`, which returns whether a key was meant for the list. Arrows move, Enter
 * picks, Escape and Tab close. `active` is -1 while none is selected.
 */
export function useCombobox<Suggestion>({ listId, suggestions, onPick, onClose }: Options<Suggestion>) {
  const [selected, setActive] = useState(-1);
  const count = suggestions?.length ?? 0;
  const isOpen = count > 0;
  const active = selected < count ? selected : -1;
  const press = (key: string): boolean => {
    if (!isOpen) return false;
    if (key === "ArrowDown") setActive((active + 1) % count);
    else if (key === "ArrowUp") setActive(active <= 0 ? count - 1 : active - 1);
    else if (key === "Enter" && suggestions?.[active]) onPick(suggestions[active]);
    else if (key === "Escape") onClose();
    else {
      if (key === "Tab") onClose();
      return false;
    }
    return true;
  };
  const attributes = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? listId : undefined,
    "aria-activedescendant": isOpen && active >= 0 ? optionId(listId, active) : undefined,
  } as const;
  return { active, setActive, press, attributes };
}

/** Enter never sends the form, because it is often pressed before suggestions arrive. */
export const keysInForm = (press: (key: string) => boolean) => (event: KeyboardEvent) => {
  if (event.nativeEvent.isComposing) return;
  if (event.key === "Enter") event.preventDefault();
  if (!press(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
};
