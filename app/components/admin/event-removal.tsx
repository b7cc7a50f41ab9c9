import { adminMessages } from "#messages/admin";
import { useMessages } from "~/i18n/use-messages";
import type { EventRemovalView } from "~/views/admin/events";
import { ConfirmButtons } from "./confirm-buttons";
import { ConfirmDialog } from "./confirm-dialog";

/** Asks before an event goes. */
export function EventRemoval({ view, closeTo }: { view: EventRemovalView; closeTo: string }) {
  const { deletion: m, problems } = useMessages(adminMessages);
  return (
    <ConfirmDialog title={m.title} closeTo={closeTo}>
      <p className="font-serif text-title leading-snug font-semibold wrap-break-word">{m.event(view.title)}</p>
      <p className="mt-1 text-ink-soft">{view.of}</p>
      <p className="mt-3 font-medium text-danger">{m.eventWarning}</p>
      {view.isImported && <p className="mt-2 text-ink-soft">{m.eventImported}</p>}
      <ConfirmButtons closeTo={closeTo} failed={problems.deleteEvent} />
    </ConfirmDialog>
  );
}
