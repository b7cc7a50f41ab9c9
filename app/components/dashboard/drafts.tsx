import { Link } from "@remix-run/react";
import { FilePenLine } from "lucide-react";
import { previewMessages } from "#messages/preview";
import { storedFormMessages } from "#messages/stored-forms";
import { ButtonLink } from "~/components/ui/button";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { ListedFormView } from "~/views/events/stored-forms";
import { DeleteForm } from "./delete-form";

export function Drafts({ drafts }: { drafts: readonly ListedFormView[] }) {
  const m = useMessages(storedFormMessages).drafts;
  const preview = useMessages(previewMessages);
  const lang = useContentLanguage();
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts" className="mt-8">
      <h2 id="drafts" className="text-section">
        {m.heading} <span className="font-sans text-body font-normal text-ink-soft">{`(${drafts.length})`}</span>
      </h2>
      <p className="mb-3 text-ink-soft">{m.text}</p>
      <ul className="flex flex-col gap-3">
        {drafts.map(({ id, name, saved }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
          >
            <FilePenLine aria-hidden="true" className="shrink-0 text-fjord" />
            <div className="min-w-0 flex-1 basis-60">
              <Link
                to={`/dashboard/draft/${id}`}
                lang={lang}
                className="font-serif text-lead leading-tight font-semibold wrap-anywhere underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              <p className="text-note text-ink-soft">{m.saved(saved)}</p>
            </div>
            <ButtonLink kind="quiet" to={`/dashboard/draft/${id}`} aria-label={preview.seeOf(name)}>
              {preview.see}
            </ButtonLink>
            <ButtonLink kind="quiet" to={`/dashboard/event/new?draft=${id}`} aria-label={m.goWith(name)}>
              {m.go}
            </ButtonLink>
            <DeleteForm action={`/dashboard/draft/${id}`} texts={m} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
