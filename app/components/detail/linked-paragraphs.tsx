import { Fragment } from "react";
import type { Paragraph, TextPart } from "~/domain/text/links";
import { useContentLanguage } from "~/i18n/use-messages";

interface Props {
  paragraphs: Paragraph[];
  /** Null where the writer has not said. */
  language?: string | null;
}

/** Search engines must not follow its links. */
export function LinkedParagraphs({ paragraphs, language }: Props) {
  return (
    <div
      lang={useContentLanguage(language)}
      className="flex max-w-[62ch] flex-col gap-4 text-lead leading-relaxed text-pretty text-ink-soft"
    >
      {paragraphs.map((lines, at) => (
        <p key={at}>
          {lines.map((parts, line) => (
            <Fragment key={line}>
              {line > 0 && <br />}
              {parts.map(renderPart)}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

function renderPart({ text, href }: TextPart, at: number) {
  if (!href) return <Fragment key={at}>{text}</Fragment>;
  return (
    <a key={at} href={href} rel="nofollow ugc noopener" className="font-medium text-fjord underline underline-offset-2">
      {text}
    </a>
  );
}
