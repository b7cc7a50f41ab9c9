import type { ReactNode } from "react";
import { eventFormMessages } from "#messages/event-form";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { HoldNote } from "~/components/events/hold-note";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormView } from "~/views/events/form";

/** The frame around the form. */
export function EventFormPage({ view, children }: { view: Pick<EventFormView, "kind" | "hold">; children: ReactNode }) {
  const m = useMessages(eventFormMessages);
  return (
    <>
      <ToDashboard />
      <h1 className="mt-1 mb-5 text-page lg:text-display">{view.kind === "edit" ? m.editTitle : m.newTitle}</h1>
      {view.kind === "copy" && (
        <p className="mb-5 rounded-field bg-fjord-tint px-4 py-3 font-medium text-fjord">{m.copyNotice}</p>
      )}
      {view.hold && <HoldNote {...view.hold} />}
      {children}
    </>
  );
}
