import { sourceStatusMessages } from "#messages/source-status";
import { useMessages } from "~/i18n/use-messages";
import type { LeftOutView } from "~/views/calendars/left-out";

const SHOWN_OPEN = 6;

export function LeftOut({ leftOut, isRead }: { leftOut: LeftOutView | null; isRead: boolean }) {
  const { leftOut: m } = useMessages(sourceStatusMessages);
  if (!isRead) return null;
  return (
    <section aria-labelledby="left-out" className="mt-9">
      <h2 id="left-out" className="text-title">
        {m.heading}
      </h2>
      <p className="mt-1 mb-2 text-ink-soft">{leftOut ? m.when(leftOut.when) : m.none}</p>
      {leftOut && (
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          {leftOut.groups.map((group) => (
            <Group key={group.why} group={group} />
          ))}
        </div>
      )}
    </section>
  );
}

function Group({ group: { why, items, more } }: { group: LeftOutView["groups"][number] }) {
  const { leftOut: m } = useMessages(sourceStatusMessages);
  return (
    <details open={items.length <= SHOWN_OPEN} className="border-b border-line last:border-b-0">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold wrap-anywhere focus-visible:-outline-offset-3 focus-visible:[box-shadow:none]">
        {why}
      </summary>
      <ul className="flex flex-col gap-1.5 px-4 pb-3 text-note">
        {items.map(({ title, details }, index) => (
          // Items have no key of their own; the list never changes its order.
          <li key={index} className="wrap-anywhere">
            <span className="font-medium">{title}</span>
            {details.length > 0 && <span className="text-ink-soft">{` · ${details.join(" · ")}`}</span>}
          </li>
        ))}
        {more > 0 && <li className="text-ink-soft">{m.more(more)}</li>}
      </ul>
    </details>
  );
}
