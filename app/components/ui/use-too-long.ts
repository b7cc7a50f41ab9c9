import { type RefObject, useEffect, useState } from "react";

/** Returns the limit of a control that holds more; null where it fits. */
export function limitPassed({
  dataset,
  value,
}: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): number | null {
  const limit = Number(dataset["maxLength"] ?? Infinity);
  return value.trim().length > limit ? limit : null;
}

/** Returns the same for the control in `ref`, while somebody types. */
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
