import { calendarSyncMessages } from "#messages/calendar-sync";
import { sourceStatusMessages } from "#messages/source-status";
import { useMessages } from "~/i18n/use-messages";
import type { RunRowView } from "~/views/calendars/status";
import { OUTCOME_TONES } from "./calendar-runs";

const CELL = "px-3 py-2.5 text-right align-top even-digits";

/** Scrolls by itself where there is no room. */
export function RunTable({ runs }: { runs: RunRowView[] }) {
  const { runs: m } = useMessages(sourceStatusMessages);
  return (
    <div className="mt-9">
      <h2 id="runs" className="text-title">
        {m.heading}
      </h2>
      {runs.length === 0 ? (
        <p className="mt-1 text-ink-soft">{m.none}</p>
      ) : (
        <>
          <p className="mt-1 mb-2 text-ink-soft">{m.text}</p>
          <div
            role="region"
            aria-labelledby="runs"
            tabIndex={0}
            className="overflow-x-auto rounded-card border border-line bg-surface"
          >
            <table className="w-full text-note">
              <thead>
                <tr className="border-b border-line text-left">
                  <th scope="col" className="px-4 py-2.5">
                    {m.when}
                  </th>
                  {m.figures.map((figure) => (
                    <th key={figure} scope="col" className="px-3 py-2.5 text-right">
                      {figure}
                    </th>
                  ))}
                  <th scope="col" className="min-w-72 px-4 py-2.5">
                    {m.why}
                  </th>
                </tr>
              </thead>
              <tbody>
                {runs.map((run) => (
                  <Run key={run.number} run={run} />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </div>
  );
}

function Run({ run: { when, trigger, outcome, figures, why } }: { run: RunRowView }) {
  const { runs: m } = useMessages(sourceStatusMessages);
  const { runs: texts } = useMessages(calendarSyncMessages);
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="px-4 py-2.5 text-left align-top font-medium whitespace-nowrap even-digits">
        {when}
        <span className="block font-normal text-ink-soft">{texts.triggers[trigger]}</span>
        <span className={`mt-1 inline-block rounded-full px-2.5 py-0.5 font-semibold ${OUTCOME_TONES[outcome]}`}>
          {texts.outcomes[outcome]}
        </span>
      </th>
      {figures ? (
        figures.map((figure, column) => (
          <td key={m.figures[column]} className={CELL}>
            {figure}
          </td>
        ))
      ) : (
        <td colSpan={m.figures.length} className="px-3 py-2.5 align-top text-ink-soft">
          {m.nothing}
        </td>
      )}
      <td className="px-4 py-2.5 align-top">
        {why.map((line) => (
          <span key={line} className="block wrap-anywhere text-ink-soft">
            {line}
          </span>
        ))}
      </td>
    </tr>
  );
}
