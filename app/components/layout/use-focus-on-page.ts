import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * A browser's own page load does the same: without it the keyboard and a screen reader have no position. An address
 * that ends in a field's id leads to the field. A focus that the page itself has set stays.
 */
export function useFocusOnPage(): void {
  const { pathname, hash, key } = useLocation();
  const before = useRef(pathname);
  const isFirst = useRef(true);
  useEffect(() => {
    const isNew = before.current !== pathname;
    before.current = pathname;
    const isLost = document.activeElement === document.body && !isFirst.current;
    isFirst.current = false;
    const content = document.getElementById("content");
    if ((!isNew || content?.contains(document.activeElement)) && !isLost) return;
    content?.focus({ preventScroll: true });
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
}
