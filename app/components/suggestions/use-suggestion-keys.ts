import { useState } from "react";

interface Options {
  /** How many suggestions are shown; 0 for none. */
  count: number;
  onPick: (index: number) => void;
  onClose: () => void;
}

/**
 * Handles a combobox's keys: arrows move, Enter picks, Escape and Tab close. `active` is -1 while none is selected;
 * `press` returns whether the key was meant for the list.
 */
export function useSuggestionKeys({ count, onPick, onClose }: Options) {
  const [active, setActive] = useState(-1);
  const press = (key: string): boolean => {
    if (count === 0) return false;
    if (key === "ArrowDown") setActive((active + 1) % count);
    else if (key === "ArrowUp") setActive(active <= 0 ? count - 1 : active - 1);
    else if (key === "Enter" && active >= 0) onPick(active);
    else if (key === "Escape") onClose();
    else {
      if (key === "Tab") onClose();
      return false;
    }
    return true;
  };
  return { active: active < count ? active : -1, setActive, press };
}
