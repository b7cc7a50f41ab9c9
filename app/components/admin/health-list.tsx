import { healthMessages } from "#messages/health";
import { useMessages } from "~/i18n/use-messages";
import type { HealthView } from "~/views/admin/health";
import { Badge } from "./badge";

/** What is wrong says what to do. */
export function HealthList({ checks }: { checks: HealthView[] }) {
  const m = useMessages(healthMessages);
  return (
    <ul className="grid grid-cols-1 items-stretch gap-3 lg:grid-cols-2">
      {checks.map(({ name, title, amount, most, advice }) => (
        <li key={name} className="rounded-card border border-line bg-surface p-4">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
            <h2 className="min-w-0 flex-[1_1_12rem] leading-tight font-semibold wrap-break-word">{title}</h2>
            <Badge tone={advice === null ? "fjord" : "danger"}>{advice === null ? m.well : m.wrong}</Badge>
          </div>
          <p className="mt-1.5 font-serif text-title even-digits">{amount}</p>
          <p className="text-note text-ink-soft">{most}</p>
          {advice !== null && <p className="mt-1.5 wrap-anywhere">{advice}</p>}
        </li>
      ))}
    </ul>
  );
}
