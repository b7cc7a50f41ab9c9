import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";

interface Props {
  isOpen: boolean;
  /** Asked for by Escape and by a press beside the dialog; the caller closes it by setting `isOpen`. */
  onClose: () => void;
  /** Id of the element that names the dialog. */
  labelledBy: string;
  children: ReactNode;
}

/** A modal dialog: a sheet from below on phones. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ isOpen, onClose, labelledBy, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);
  useEffect(() => {
    const dialog = ref.current!;
    const onBackdrop = (event: MouseEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog.addEventListener("click", onBackdrop);
    return () => dialog.removeEventListener("click", onBackdrop);
  }, [onClose]);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      onCancel={onCancel}
      // The browser tells of every closing, late, and also of those that the caller has brought about.
      onClose={() => isOpen && onClose()}
      className="m-0 mt-auto w-full max-w-none rounded-t-sheet bg-surface p-0 text-ink shadow-float backdrop:bg-scrim/50 sm:m-auto sm:max-w-lg sm:rounded-sheet"
    >
      <div className="max-h-[88dvh] overflow-y-auto px-6 pt-6 pb-[calc(24px+env(safe-area-inset-bottom))] sm:px-8 sm:pt-7 sm:pb-8">
        {isOpen && children}
      </div>
    </dialog>
  );
}
