import { LayoutTemplate } from "lucide-react";
import { type ReactNode, useId } from "react";
import { eventFormMessages } from "#messages/event-form";
import { storedFormMessages } from "#messages/stored-forms";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { EventMarks } from "~/components/events/event-marks";
import { HoldNote } from "~/components/events/hold-note";
import { ToHistory } from "~/components/history/to-history";
import { ButtonLink } from "~/components/ui/button";
import { TextLink } from "~/components/ui/text-link";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormView } from "~/views/events/form";

export function EventFormPage({
  view,
  children,
}: {
  view: Pick<EventFormView, "kind" | "hold" | "draft" | "templates"> & Partial<Pick<EventFormView, "key" | "state">>;
  children: ReactNode;
}) {
  const m = useMessages(eventFormMessages);
  const stored = useMessages(storedFormMessages);
  const note =
    view.kind === "copy"
      ? m.copyNotice
      : view.kind === "template"
        ? stored.begun
        : view.draft && stored.continued(view.draft.saved);
  return (
    <>
      <ToDashboard />
      <div className="mt-1 mb-5 flex flex-wrap items-center justify-between gap-x-5">
        <h1 className="text-page lg:text-display">{view.kind === "edit" ? m.editTitle : m.newTitle}</h1>
        {view.kind === "edit" && view.key && <ToHistory id={view.key} />}
      </div>
      {note && <p className="mb-5 rounded-field bg-fjord-tint px-4 py-3 font-medium text-fjord">{note}</p>}
      {view.state && (
        <p className="mb-5">
          <EventMarks marks={view.state.marks} isAlone />
        </p>
      )}
      <Templates templates={view.templates} />
      {view.hold && <HoldNote {...view.hold} />}
      {children}
    </>
  );
}

function Templates({ templates }: Pick<EventFormView, "templates">) {
  const m = useMessages(storedFormMessages);
  const id = useId();
  if (templates.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="mb-5">
      <p id={id} className="mb-2 font-semibold">
        {m.beginWith}
      </p>
      <ul className="flex flex-wrap items-center gap-2">
        {templates.map((template) => (
          <li key={template.id} className="max-w-full">
            <ButtonLink
              kind="quiet"
              to={`/dashboard/event/new?template=${template.id}`}
              className="max-w-full text-left wrap-anywhere"
            >
              <LayoutTemplate aria-hidden="true" className="icon-note" />
              {template.name}
            </ButtonLink>
          </li>
        ))}
        <li>
          <TextLink to="/dashboard/templates" className="px-2">
            {m.manageTemplates}
          </TextLink>
        </li>
      </ul>
    </nav>
  );
}
