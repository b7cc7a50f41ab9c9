import { Link } from "@remix-run/react";
import { LayoutTemplate } from "lucide-react";
import { useId } from "react";
import { storedFormMessages } from "#messages/stored-forms";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormView } from "~/views/events/form";

export function Templates({ templates }: Pick<EventFormView, "templates">) {
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
          <Link
            to="/dashboard/templates"
            className="inline-flex min-h-11 items-center px-2 font-semibold text-fjord underline-offset-4 hover:underline"
          >
            {m.manageTemplates}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
