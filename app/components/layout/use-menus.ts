import { useEffect } from "react";

/** Closes open menus (`details` with `data-menu`): a press or the focus beside it, and Escape, which gives the focus back. */
export function useMenus(): void {
  useEffect(() => {
    const close = (isLeft: (menu: HTMLDetailsElement) => boolean) => {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]"))
        if (isLeft(menu)) menu.open = false;
    };
    const onLeaving = ({ target }: Event) => close((menu) => !menu.contains(target as Node));
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close((menu) => {
        if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
        return true;
      });
    };
    const stop = new AbortController();
    for (const leaving of ["pointerdown", "focusin"]) document.addEventListener(leaving, onLeaving, stop);
    document.addEventListener("keydown", onKey, stop);
    return () => stop.abort();
  }, []);
}
