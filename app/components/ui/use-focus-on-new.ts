import { useEffect, useRef } from "react";

const ENTRY = "li, article";

/** The first entry (an <li> or <article>) that "show more" has added. Call `expectMore` when more is requested. */
export function useFocusOnNew<List extends HTMLElement>(length: number) {
  const list = useRef<List>(null);
  const lengthBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = lengthBefore.current;
    lengthBefore.current = null;
    if (before === null || length <= before) return;
    // An entry's own marks are a list, too.
    const all = [...(list.current?.querySelectorAll(ENTRY) ?? [])];
    const entries = all.filter((entry) => !entry.parentElement?.closest(ENTRY));
    entries[before]?.querySelector("a")?.focus({ preventScroll: true });
  }, [length]);
  return { list, expectMore: () => (lengthBefore.current = length) };
}
