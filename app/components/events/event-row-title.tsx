import { Link } from "@remix-run/react";
import { useContentLanguage } from "~/i18n/use-messages";
import type { MarkView } from "~/views/events/state";
import { MarkedTitle } from "./event-marks";

/** The link of the row's title fills it. */
export const EVENT_ROW =
  "group relative flex items-start gap-3.5 rounded-field border border-line bg-surface p-2.5 transition-colors hover:border-line-strong";

interface Props {
  href: string;
  title: string;
  /** The title's; null where nobody has said. */
  language: string | null;
  marks: readonly MarkView[];
  headingLevel: 2 | 3 | 4;
  /** The row's image grows into the page's image in the transition. */
  hasImage?: boolean;
}

/** In a row of EVENT_ROW, a link as large as the row. */
export function EventRowTitle({ href, title, language, marks, headingLevel, hasImage = false }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading className="my-1 line-clamp-2 font-serif text-lead leading-tight font-semibold">
      <Link
        to={href}
        lang={useContentLanguage(language)}
        prefetch="intent"
        viewTransition={hasImage}
        className="whole-target group-hover:underline"
      >
        <MarkedTitle marks={marks} title={title} />
      </Link>
    </Heading>
  );
}
