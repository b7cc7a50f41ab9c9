import { storedFormMessages } from "#messages/stored-forms";
import { ButtonLink } from "~/components/ui/button";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { ListedFormView } from "~/views/events/stored-forms";
import { DeleteForm } from "./delete-form";
import { ToDashboard } from "./to-dashboard";

/** A draft, with what can be done with it. */
export function DraftPage({ draft: { id, name, saved } }: { draft: ListedFormView }) {
  const m = useMessages(storedFormMessages);
  const lang = useContentLanguage();
  return (
    <>
      <ToDashboard />
      <h1 lang={lang} className="mt-1 text-page wrap-anywhere lg:text-display">
        {name}
      </h1>
      <p className="mt-1 mb-5 text-ink-soft">{m.continued(saved)}</p>
      <div className="flex flex-wrap items-start gap-3">
        <ButtonLink to={`/dashboard/event/new?draft=${id}`}>{m.drafts.go}</ButtonLink>
        <DeleteForm action={`/dashboard/draft/${id}`} texts={m.drafts} name={name} />
      </div>
    </>
  );
}
