import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * On a new page of the product the focus goes on from its content, as where the browser loads one: without this, what
 * was pressed is gone, and the keyboard and a screen reader are nowhere. Where the page has placed the focus, it stays.
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
