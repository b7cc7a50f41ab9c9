import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Whether the form was pressed without what it needs, which is said before anything is sent; the server says it too,
 * and alone without scripts. `ref` is around the field.
 */
export function useMissing(ref: RefObject<HTMLElement>, isMissing: (form: FormData) => boolean): boolean {
  const [isSaid, setSaid] = useState(false);
  const rule = useRef(isMissing);
  rule.current = isMissing;
  useEffect(() => {
    const form = ref.current?.closest("form");
    if (!form) return;
    const isStill = () => rule.current(new FormData(form));
    const stop = (event: Event) => {
      setSaid(isStill());
      if (!isStill()) return;
      // The first of several gets the focus.
      if (!event.defaultPrevented) ref.current?.querySelector("input")?.focus();
      event.preventDefault();
    };
    const look = () => setSaid((before) => before && isStill());
    form.addEventListener("submit", stop);
    form.addEventListener("input", look);
    return () => {
      form.removeEventListener("submit", stop);
      form.removeEventListener("input", look);
    };
  }, [ref]);
  return isSaid;
}
