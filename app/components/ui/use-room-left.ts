import { type RefObject, useEffect, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const roomOf = ({ dataset, value }: Control) => {
  const limit = Number(dataset["maxLength"] ?? Infinity);
  return { limit, left: limit - value.trim().length };
};

/** Null where the control's text fits. */
export function limitPassed(control: Control): number | null {
  const { limit, left } = roomOf(control);
  return left < 0 ? limit : null;
}

/** The share of a limit at which it is said how much is left. */
const NEAR = 0.1;

/** Of the control in `ref`, from the start and at each letter; null while there is room enough. */
export function useRoomLeft(ref: RefObject<HTMLElement>) {
  const [room, setRoom] = useState<ReturnType<typeof roomOf> | null>(null);
  useEffect(() => {
    const control = ref.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("[data-max-length]");
    if (!control) return;
    const look = () => {
      const now = roomOf(control);
      setRoom(now.left <= now.limit * NEAR ? now : null);
    };
    look();
    control.addEventListener("input", look);
    return () => control.removeEventListener("input", look);
  }, [ref]);
  return room;
}
