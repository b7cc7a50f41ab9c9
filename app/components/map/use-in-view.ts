import { type RefObject, useEffect, useState } from "react";

/** A map just below the edge is not loaded for visitors who don't scroll on. */
const SHARE = 0.2;

/** The element is, or has been, visible. Never true on the server. */
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
