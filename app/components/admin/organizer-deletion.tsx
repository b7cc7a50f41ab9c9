import { Download } from "lucide-react";
import { adminMessages } from "#messages/admin";
import { buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { OrganizerDeletionView } from "~/views/admin/organizers";
import { ConfirmButtons } from "./confirm-buttons";
import { ConfirmDialog } from "./confirm-dialog";

/** Asks before an organisation goes, with the number of all that goes with it. */
export function OrganizerDeletion({ view, closeTo }: { view: OrganizerDeletionView; closeTo: string }) {
  const { deletion: m, problems } = useMessages(adminMessages);
  return (
    <ConfirmDialog title={m.title} closeTo={closeTo}>
      <p className="font-serif text-title leading-snug font-semibold wrap-break-word">{m.organizer(view.name)}</p>
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
