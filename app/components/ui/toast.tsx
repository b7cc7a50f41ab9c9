import { X } from "lucide-react";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { commonMessages } from "#messages/common";
import { useMessages } from "~/i18n/use-messages";

const SHOWN_MS = 8000;

interface Props {
  /** Null renders nothing. */
  message: string | null;
  action?: { label: string; onPress: () => void };
  onClose: () => void;
  /** Until it is answered or closed, because it stays true. */
  stays?: boolean;
}

/** It disappears after a while, but not while it is hovered or focused. */
export function Toast({ message, action, onClose, stays = false }: Props) {
  const m = useMessages(commonMessages);
  const [isHeld, setHeld] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The pressed control is often gone by then, so the focus moves here.
  useEffect(() => {
    if (message !== null && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [message]);
  useEffect(() => {
    if (message === null || isHeld || stays) return;
    const timer = window.setTimeout(onClose, SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [message, isHeld, stays, onClose]);
  const holdForKeyboard = (event: FocusEvent) => setHeld(event.target.matches(":focus-visible"));
  const release = () => setHeld(false);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-5 bottom-[calc(var(--dock)+16px)] z-40 flex justify-center lg:bottom-8"
    >
      {message !== null && (
        <div
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={release}
          onFocus={holdForKeyboard}
          onBlur={release}
          className="pointer-events-auto flex max-w-lg animate-toast flex-wrap items-center rounded-field bg-ink p-2 text-note text-paper shadow-float"
        >
          <p className="max-w-full min-w-min flex-1 px-2 py-1.5">{message}</p>
          {action && (
            <button
              ref={button}
              type="button"
              onClick={() => {
                release();
                document.getElementById("content")?.focus({ preventScroll: true });
                action.onPress();
              }}
              className="min-h-11 shrink-0 rounded-inner px-1.5 font-semibold underline decoration-2 underline-offset-4 hover:underline"
            >
              {action.label}
            </button>
          )}
          {stays && (
            <button
              type="button"
              aria-label={m.close}
              onClick={onClose}
              className="grid size-11 shrink-0 place-items-center rounded-inner hover:underline"
            >
              <X aria-hidden="true" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
