import { MessageSquareQuote } from "lucide-react";
import { moderationMessages } from "#messages/moderation";
import { useMessages } from "~/i18n/use-messages";
import type { HistoryView, ObjectionView } from "~/views/moderation/history";
import type { ModerationItemView } from "~/views/moderation/queue";

export function Reports({ item }: { item: ModerationItemView }) {
  const m = useMessages(moderationMessages);
  return (
    <div className="min-w-0">
      <h4 className="font-sans font-semibold">
        {m.reportsHeading}
        <span className="ml-2 font-normal text-ink-soft">{m.reports(item.reportCount)}</span>
      </h4>
      {item.categories.length === 0 && <p className="mt-1 text-ink-soft">{m.noReports}</p>}
      <ul className="mt-2 flex flex-col gap-3">
        {item.categories.map(({ title, reports }) => (
          <li key={title}>
            <p className="font-medium text-youth">{title}</p>
            <ul
              className="mt-1 flex max-h-56 flex-col gap-2 overflow-y-auto border-l-2 border-line pl-3"
              tabIndex={reports.length > 4 ? 0 : undefined}
            >
              {reports.map(({ text, when, status }, at) => (
                <li key={at} className="text-note">
                  <p className={`whitespace-pre-line ${text ? "" : "text-ink-soft"}`}>{text ?? m.noWords}</p>
                  <p className="text-ink-soft">
                    {when}
                    {" · "}
                    {status}
                  </p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function History({ history }: { history: HistoryView[] }) {
  const m = useMessages(moderationMessages);
  return (
    <div className="min-w-0">
      <h4 className="font-sans font-semibold">{m.history}</h4>
      {history.length === 0 && <p className="mt-1 text-ink-soft">{m.noHistory}</p>}
      <ol className="mt-2 flex flex-col gap-2">
        {history.map(({ seq, what, why, who, when }) => (
          <li key={seq} className="border-l-2 border-line pl-3 text-note">
            <p className="font-medium">{what}</p>
            <p>{why}</p>
            <p className="wrap-anywhere text-ink-soft">
              {when}
              {" · "}
              {who}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Objections({ objections }: { objections: ObjectionView[] }) {
  const m = useMessages(moderationMessages);
  return objections.map(({ text, when, isOpen }) => (
    <div
      key={when + text}
      className={`mt-4 flex gap-3 rounded-field p-4 ${isOpen ? "bg-amber-tint text-amber-ink" : "bg-sunk"}`}
    >
      <MessageSquareQuote aria-hidden="true" className="mt-0.5" />
      <div className="min-w-0">
        <h4 className="font-sans font-semibold">
          {m.objectionHeading}
          <span className="ml-2 font-normal">
            {when}
            {!isOpen && ` · ${m.formerObjection}`}
          </span>
        </h4>
        <p className="mt-1 whitespace-pre-line">{text}</p>
      </div>
    </div>
  ));
}
