import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { letterMessages } from "#messages/letters";
import { ButtonLink } from "~/components/ui/button";
import type { LetterSection } from "~/domain/letters/arrange";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";

export function LettersFrame({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 px-5 pt-5 pb-8 lg:pt-8">
      <div>
        <h1 className="text-page lg:text-display">{title}</h1>
        {text && <p className="mt-2 text-lead text-ink-soft">{text}</p>}
      </div>
      {children}
    </div>
  );
}

/** On a page on which nothing else is to be done. */
export function WayOn({ to, children }: { to: string; children: string }) {
  return (
    <p>
      <ButtonLink to={to} kind="quiet">
        {children}
      </ButtonLink>
    </p>
  );
}

export function LettersPreview({ sections }: { sections: LetterSection[] }) {
  const m = useMessages(letterMessages);
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-3">
      <h2 id="preview" className="text-section">
        {m.preview}
      </h2>
      {sections.length === 0 ? (
        <p className="text-ink-soft">{m.previewEmpty}</p>
      ) : (
        <LetterSections sections={sections} />
      )}
    </section>
  );
}

export function LetterSections({ sections }: { sections: LetterSection[] }) {
  const lang = useContentLanguage();
  return (
    <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5">
      {sections.map(({ heading, lines }) => (
        <section key={heading}>
          <h3 className="text-title">{heading}</h3>
          <ul lang={lang}>
            {lines.map(({ text, eventId }) => (
              <li key={eventId}>
                <Link to={`/event/${eventId}`} className="flex min-h-11 items-center text-fjord underline">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
