import { type RefObject, useEffect, useState } from "react";

/** How far below the screen something counts as near it. */
const MARGIN = "400px";

/** Whether an element is, or has been, on the screen or nearly so. Never true on the server. */
export function useNearViewport(element: RefObject<Element>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: MARGIN });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
