import { useNavigate } from "@remix-run/react";
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";

interface Props {
  title: string;
  /** The address of the page behind it. */
  closeTo: string;
  children: ReactNode;
}

const TITLE_ID = "confirm-title";

/** A question over the page behind it. It has an address of its own, so that it is asked without scripts too. */
export function ConfirmDialog({ title, closeTo, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const opener = document.activeElement;
    const dialog = ref.current;
    dialog?.close();
    dialog?.showModal();
    // It leaves the page unclosed, by its address, and so the browser does not lead the keyboard back.
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    navigate(closeTo, { preventScrollReset: true });
  };
  return (
    <dialog
      ref={ref}
      open
      aria-labelledby={TITLE_ID}
      onCancel={onCancel}
      className="fixed inset-0 z-40 m-auto h-fit max-h-[88dvh] w-[calc(100%-2rem)] max-w-lg overflow-y-auto rounded-sheet border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-scrim/50 sm:p-8"
    >
      <h2 id={TITLE_ID} className="mb-4 text-section">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
