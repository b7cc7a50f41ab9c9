import { Clock } from "lucide-react";
import { Fragment } from "react";
import { useContentLanguage } from "~/i18n/use-messages";
import type { OpeningView } from "~/views/organizers/opening";
import { useTurns } from "./use-turns";

/** Also right on a page left open. */
export function OpeningCard({ of: { title, phases, until, week, note, language } }: { of: OpeningView }) {
  const lang = useContentLanguage(language);
  const phase = phases[useTurns([...phases.slice(1).map(({ from }) => from), until], 0)];
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface px-5 py-4">
      <h2 className="mb-2 font-sans text-note font-normal tracking-normal text-ink-soft">{title}</h2>
      {phase && (
        <p className={`flex items-center gap-2 font-semibold ${phase.isOpen ? "text-fjord" : ""}`}>
          <Clock aria-hidden="true" className="icon-text" />
          {phase.text}
        </p>
      )}
      {week.length > 0 && (
        <table className="mt-2 block">
          <tbody className="block">
            {week.map(({ days, hours, isClosed }) => (
              <tr key={days} className={`flex flex-wrap justify-between gap-x-4 ${isClosed ? "text-ink-soft" : ""}`}>
                <th scope="row" className="max-w-full py-0.5 text-left font-normal wrap-anywhere">
                  {days}
                </th>
                <td className="ml-auto max-w-full py-0.5 text-right even-digits">
                  {hours.map((part) => (
                    <Fragment key={part}>
                      <span className="inline-block">{part}</span>{" "}
                    </Fragment>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && (
        <p lang={lang} className="mt-2 whitespace-pre-line text-ink-soft">
          {note}
        </p>
      )}
    </section>
  );
}
