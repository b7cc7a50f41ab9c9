import { type RefObject, useEffect, useState } from "react";

/** How much of something must be on the screen: a map just below the edge is not fetched for those who go no further. */
const SHARE = 0.2;

/** Whether an element is, or has been, on the screen. Never true on the server. */
export function useInView(element: RefObject<Element>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (isInView || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setInView(true), {
      threshold: SHARE,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isInView]);
  return isInView;
}
