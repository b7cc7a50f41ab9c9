import { useNavigate } from "@remix-run/react";
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";

interface Props {
  title: string;
  /** The address of the page behind it. */
  closeTo: string;
  children: ReactNode;
}

const TITLE_ID = "confirm-title";

/** A confirmation over the page behind it. It has its own address, so that it works without scripts. */
export function ConfirmDialog({ title, closeTo, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const opener = document.activeElement;
    const dialog = ref.current;
    dialog?.close();
    dialog?.showModal();
    // Navigating unmounts the dialog without closing it, so the browser does not restore the focus.
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
