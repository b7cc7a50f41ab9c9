import { useNavigate, useNavigation } from "@remix-run/react";
import { Download, type LucideIcon, ShieldCheck, Trash2 } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { adminMessages } from "#messages/admin";
import { commonMessages } from "#messages/common";
import { PostForm } from "~/components/send/post-form";
import { Button, ButtonLink, buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { EventRemovalView } from "~/views/admin/events";
import type { OrganizerDeletionView } from "~/views/admin/organizers";

const TITLE_ID = "confirm-title";

/** Has an address of its own, so that it works without scripts. */
function ConfirmDialog({ title, closeTo, children }: { title: string; closeTo: string; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const opener = document.activeElement;
    const dialog = ref.current;
    dialog?.close();
    dialog?.showModal();
    // Navigating unmounts the dialog without closing it, so that the browser does not restore the focus.
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
      className="fixed inset-0 z-40 m-auto h-fit max-h-[88dvh] w-[calc(100%-2rem)] max-w-lg overflow-y-auto rounded-sheet border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-scrim/50 sm:p-6"
    >
      <h2 id={TITLE_ID} className="mb-4 text-section">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

interface ButtonsProps {
  closeTo: string;
  failed?: string | undefined;
  /** Where it does not delete. */
  confirm?: { text: string; Icon: LucideIcon };
}

function ConfirmButtons({ closeTo, failed, confirm }: ButtonsProps) {
  const m = useMessages(adminMessages);
  const common = useMessages(commonMessages);
  const { text, Icon } = confirm ?? { text: m.deletion.confirm, Icon: Trash2 };
  const isSending = useNavigation().formMethod === "POST";
  return (
    <PostForm failed={failed} preventScrollReset className="mt-6 flex flex-wrap justify-end gap-3">
      <ButtonLink kind="quiet" to={closeTo} preventScrollReset>
        {common.cancel}
      </ButtonLink>
      <Button kind="danger" type="submit" disabled={isSending}>
        <Icon aria-hidden="true" className="icon-text" />
        {text}
      </Button>
    </PostForm>
  );
}

export function EventRemoval({ view, closeTo }: { view: EventRemovalView; closeTo: string }) {
  const { deletion: m, problems } = useMessages(adminMessages);
  return (
    <ConfirmDialog title={m.title} closeTo={closeTo}>
      <p className="font-serif text-title leading-snug font-semibold">{m.event(view.title)}</p>
      <p className="mt-1 text-ink-soft">{view.of}</p>
      <p className="mt-3 font-medium text-danger">{m.eventWarning}</p>
      {view.isImported && <p className="mt-2 text-ink-soft">{m.eventImported}</p>}
      <ConfirmButtons closeTo={closeTo} failed={problems.deleteEvent} />
    </ConfirmDialog>
  );
}

export function OrganizerDeletion({ view, closeTo }: { view: OrganizerDeletionView; closeTo: string }) {
  const { deletion: m, problems } = useMessages(adminMessages);
  return (
    <ConfirmDialog title={m.title} closeTo={closeTo}>
      <p className="font-serif text-title leading-snug font-semibold">{m.organizer(view.name)}</p>
      <p className="mt-2 font-medium text-danger">{m.warning}</p>
      <p className="mt-4 font-semibold">{m.goes}</p>
      <ul className="mt-1 list-disc pl-6 text-ink-soft">
        {view.goes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <a href={`/admin/organizers/${view.id}/export`} download className={buttonStyle("quiet", "mt-5")}>
        <Download aria-hidden="true" className="icon-text" />
        {m.export}
      </a>
      <p className="mt-1.5 text-note text-ink-soft">{m.exportHint}</p>
      <ConfirmButtons closeTo={closeTo} failed={problems.deleteOrganizer} />
    </ConfirmDialog>
  );
}

export function SuperadminQuestion({ name, email, closeTo }: { name: string; email: string; closeTo: string }) {
  const m = useMessages(adminMessages).granting;
  return (
    <ConfirmDialog title={m.title} closeTo={closeTo}>
      <p className="font-serif text-title leading-snug font-semibold wrap-anywhere">{m.who(email, name)}</p>
      <p className="mt-2 font-medium text-danger">{m.warning}</p>
      <ConfirmButtons closeTo={closeTo} confirm={{ text: m.confirm, Icon: ShieldCheck }} />
    </ConfirmDialog>
  );
}
