import { MARK_LOOKS } from "~/components/events/event-marks";
import { useContentLanguage } from "~/i18n/use-messages";
import type { StateView } from "~/views/events/state";

/** The title itself says the marks to screen readers. */
export function StateBand({ state: { marks, notes, reason } }: { state: StateView }) {
  const lang = useContentLanguage();
  const [Icon, colors] = MARK_LOOKS[marks[0]!.kind];
  return (
    <div className={`flex w-full gap-3.5 rounded-field px-5 py-4 ${colors}`}>
      <Icon aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0 wrap-break-word">
        <p aria-hidden="true" className="text-lead leading-snug font-semibold">
          {marks.map(({ text }) => text).join(" · ")}
        </p>
        {notes.length > 0 && <p>{notes.join(" ")}</p>}
        {reason && (
          <p lang={lang} className="mt-1 font-medium whitespace-pre-line">
            {reason}
          </p>
        )}
      </div>
    </div>
  );
}
