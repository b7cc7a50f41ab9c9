import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { eventFormMessages } from "~/i18n/event-form";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormView } from "~/views/event-form";

/** What stands around the form. */
export function EventFormPage({ view, children }: { view: Pick<EventFormView, "kind">; children: ReactNode }) {
  const m = useMessages(eventFormMessages);
  return (
    <>
      <Link to="/dashboard" className="-ml-1 inline-flex min-h-11 items-center gap-2 font-medium text-ink-soft hover:text-ink">
        <ArrowLeft size={18} strokeWidth={1.8} aria-hidden="true" />
        {m.back}
      </Link>
      <h1 className="mt-1 mb-5 text-[32px] lg:text-[42px]">{view.kind === "edit" ? m.editTitle : m.newTitle}</h1>
      {view.kind === "copy" && <p className="mb-5 rounded-2xl bg-fjord-tint px-4 py-3 font-medium text-fjord">{m.copyNotice}</p>}
      {children}
    </>
  );
}
