import { type RefObject, useEffect, useState } from "react";

/** Null where the control's text fits. */
export function limitPassed({
  dataset,
  value,
}: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): number | null {
  const limit = Number(dataset["maxLength"] ?? Infinity);
  return value.trim().length > limit ? limit : null;
}

/** While somebody types in the control in `ref`. */
export function useTooLong(ref: RefObject<HTMLElement>): number | null {
  const [limit, setLimit] = useState<number | null>(null);
  useEffect(() => {
    const control = ref.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("[data-max-length]");
    if (!control) return;
    const look = () => setLimit(limitPassed(control));
    look();
    control.addEventListener("input", look);
    return () => control.removeEventListener("input", look);
  }, [ref]);
  return limit;
}
