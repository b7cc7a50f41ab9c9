import { ArrowLeft } from "lucide-react";
import { helpMessages } from "#messages/help";
import { TextLink } from "~/components/ui/text-link";
import { HELP_PICTURE } from "~/domain/help/articles";
import { useMessages } from "~/i18n/use-messages";
import type { HelpArticleView } from "~/views/site/help";
import { WriteToUs } from "./write-to-us";

/** Its picture is beside it where there is room. */
export function HelpArticlePage({ title, summary, steps, notes = [], picture, see }: HelpArticleView) {
  const m = useMessages(helpMessages);
  return (
    <div className="mx-auto max-w-[1180px] px-5 pt-2 lg:px-8">
      <TextLink to="/help" className="gap-2 print:hidden">
        <ArrowLeft aria-hidden="true" className="icon-text" />
        {m.title}
      </TextLink>
      <div className="flex flex-col gap-8 lg:flex-row lg:gap-14">
        <article className="max-w-[42rem] min-w-0 flex-1">
          <h1 className="text-page lg:text-display">{title}</h1>
          <p className="mt-3 text-lead text-ink-soft lg:text-title">{summary}</p>
          <ol className="mt-7 flex list-decimal flex-col gap-3 pl-6 text-lead leading-relaxed">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {notes.length > 0 && (
            <section className="mt-7 rounded-field bg-sunk px-5 py-4">
              <h2 className="text-title">{m.goodToKnow}</h2>
              <ul className="mt-2 flex list-disc flex-col gap-2 pl-5 leading-relaxed marker:text-amber">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </section>
          )}
        </article>
        {picture && (
          <img
            src={picture.src}
            alt={picture.alt}
            {...HELP_PICTURE}
            loading="lazy"
            className="themed-image h-auto max-w-full self-start rounded-card border border-line lg:mt-4 lg:w-80"
          />
        )}
      </div>
      {see.length > 0 && (
        <nav aria-labelledby="see-also" className="mt-8 print:hidden">
          <h2 id="see-also" className="text-title">
            {m.seeAlso}
          </h2>
          <ul className="mt-1">
            {see.map((other) => (
              <li key={other.id}>
                <TextLink to={`/help/${other.id}`}>{other.title}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <WriteToUs />
    </div>
  );
}
