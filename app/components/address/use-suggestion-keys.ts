import { type KeyboardEvent, useState } from "react";

interface Options {
  /** How many suggestions there are to walk through; 0 while none are shown. */
  count: number;
  onPick: (index: number) => void;
  onClose: () => void;
}

/**
 * The keys of a combobox: arrows walk, Enter picks, Escape and Tab close. `active` is -1 while none is walked to. Enter
 * never sends the form: it is pressed for suggestions that are yet to come.
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
