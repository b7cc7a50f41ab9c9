import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Moves the focus to the content of a new page, as a browser's own page load does. Without this the pressed link is
 * gone, and the keyboard and a screen reader have no position. A focus that the page itself has set stays.
 */
export function useFocusOnPage(): void {
  const { pathname, key } = useLocation();
  const before = useRef(pathname);
  const isFirst = useRef(true);
  useEffect(() => {
    const isNew = before.current !== pathname;
    before.current = pathname;
    const isLost = document.activeElement === document.body && !isFirst.current;
    isFirst.current = false;
    const content = document.getElementById("content");
    if ((isNew && !content?.contains(document.activeElement)) || isLost) content?.focus({ preventScroll: true });
  }, [pathname, key]);
}
