import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useRef } from "react";

interface Props {
  isOpen: boolean;
  /** For Escape and a press beside the dialog; the caller closes it by `isOpen`. */
  onClose: () => void;
  /** Id of the element that names the dialog. */
  labelledBy: string;
  children: ReactNode;
}

/** A sheet from below on phones. The browser traps the focus and restores it afterwards. What is typed outlasts closing. */
export function Dialog({ isOpen, onClose, labelledBy, children }: Props) {
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
  const ref = useRef<HTMLDialogElement | null>(null);
  const keep = useCallback((dialog: HTMLDialogElement | null) => {
    // Only what closes gives the focus back.
    if (!dialog) ref.current?.close();
    ref.current = dialog;
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || isOpen === dialog.open) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);
  useEffect(() => {
    const dialog = ref.current;
    const onBackdrop = (event: MouseEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog?.addEventListener("click", onBackdrop);
    return () => dialog?.removeEventListener("click", onBackdrop);
  }, [onClose]);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={keep}
      aria-labelledby={labelledBy}
      onCancel={onCancel}
      // The browser fires this late, and also where the caller closed the dialog.
      onClose={() => isOpen && onClose()}
      className="m-0 mt-auto w-full max-w-none rounded-t-sheet bg-surface p-0 text-ink shadow-float backdrop:bg-scrim/50 sm:m-auto sm:max-w-lg sm:rounded-sheet"
    >
      <div className="max-h-[88dvh] overflow-y-auto px-6 pt-6 pb-[calc(24px+env(safe-area-inset-bottom))] sm:px-8 sm:pt-7 sm:pb-8">
        {wasOpen.current && children}
      </div>
    </dialog>
  );
}
