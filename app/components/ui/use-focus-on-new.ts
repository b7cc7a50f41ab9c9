import { useEffect, useRef } from "react";

/** The first entry (an <li> or <article>) that "show more" has added. Call `expectMore` when more is requested. */
export function useFocusOnNew<List extends HTMLElement>(length: number) {
  const list = useRef<List>(null);
  const lengthBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = lengthBefore.current;
    lengthBefore.current = null;
    if (before === null || length <= before) return;
    list.current?.querySelectorAll("li, article")[before]?.querySelector("a")?.focus({ preventScroll: true });
  }, [length]);
  return { list, expectMore: () => (lengthBefore.current = length) };
}
