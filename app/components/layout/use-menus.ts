import { useEffect } from "react";

const GAP = 8;

/** Of an open menu: its list opens upwards where there is more room, and is scrolled where there is too little. */
function keepOnScreen(menu: HTMLDetailsElement): void {
  const list = menu.querySelector<HTMLElement>(":scope > ul");
  if (!list) return;
  list.removeAttribute("style");
  const { top, bottom } = list.getBoundingClientRect();
  const below = window.innerHeight - top - GAP;
  if (bottom - top <= below) return;
  const above = menu.getBoundingClientRect().top - GAP;
  if (above > below) Object.assign(list.style, { top: "auto", bottom: "100%" });
  Object.assign(list.style, { maxHeight: `${Math.max(above, below)}px`, overflowY: "auto" });
}

/**
 * Menus (`details` with `data-menu`) open on the screen, and are closed by a press beside them and by Escape, which gives
 * the focus back.
 */
export function useMenus(): void {
  useEffect(() => {
    const close = (isLeft: (menu: HTMLDetailsElement) => boolean) => {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]"))
        if (isLeft(menu)) menu.open = false;
    };
    const onPress = ({ target }: PointerEvent) => close((menu) => !menu.contains(target as Node));
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close((menu) => {
        if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
        return true;
      });
    };
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches("[data-menu]")) return;
      // A list that is drawn when it opens is there by then.
      requestAnimationFrame(() => keepOnScreen(target));
    };
    document.addEventListener("toggle", onToggle, true);
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("toggle", onToggle, true);
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
}
