import { type KeyboardEvent, useState } from "react";

interface Options {
  /** How many suggestions are shown; 0 for none. */
  count: number;
  onPick: (index: number) => void;
  onClose: () => void;
}

/**
 * Handles a combobox's keys: arrows move, Enter picks, Escape and Tab close. `active` is -1 while none is selected.
 * Enter never submits the form, because it is often pressed before suggestions arrive.
 */
export function useSuggestionKeys({ count, onPick, onClose }: Options) {
  const [active, setActive] = useState(-1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") event.preventDefault();
    if (count === 0) return;
    if (event.key === "ArrowDown") setActive((active + 1) % count);
    else if (event.key === "ArrowUp") setActive(active <= 0 ? count - 1 : active - 1);
    else if (event.key === "Enter" && active >= 0) onPick(active);
    else if (event.key === "Escape") onClose();
    else {
      if (event.key === "Tab") onClose();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return { active: active < count ? active : -1, setActive, onKeyDown };
}
