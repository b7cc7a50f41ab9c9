import { ImageDown } from "lucide-react";
import { cardsMessages } from "#messages/cards";
import { buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { CardFiles } from "~/views/cards/card";

/** None where it cannot be drawn. */
export function CardDownloads({ of: files }: { of: CardFiles }) {
  const m = useMessages(cardsMessages);
  if (files.length === 0) return null;
  return (
    <details className="print:hidden">
      <summary className={buttonStyle("quiet", "w-full cursor-pointer list-none [&::-webkit-details-marker]:hidden")}>
        <ImageDown aria-hidden="true" />
        {m.download}
      </summary>
      <div className="mt-2 rounded-card border border-line bg-surface px-5 py-3">
        <p className="mt-1 text-note text-ink-soft">{m.hint}</p>
        <ul>
          {files.map(({ size, path }) => (
            <li key={size}>
              <a href={path} download className="flex min-h-11 items-center text-fjord underline underline-offset-4">
                {m.sizes[size]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
