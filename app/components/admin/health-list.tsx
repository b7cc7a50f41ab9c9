import { healthMessages } from "#messages/health";
import { useMessages } from "~/i18n/use-messages";
import type { HealthView } from "~/views/admin/health";
import { Badge } from "./badge";

/** What is wrong stands first, and says what to do. */
export function HealthList({ checks }: { checks: HealthView[] }) {
  const m = useMessages(healthMessages);
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {checks.map(({ name, title, amount, most, advice }) => (
        <li key={name} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-3">
          <h2 className="min-w-0 grow basis-64 font-sans font-medium tracking-normal">{title}</h2>
          <p className="even-digits">
            {amount} <span className="text-note text-ink-soft">({most})</span>
          </p>
          <p className="ml-auto text-right sm:min-w-24">
            <Badge tone={advice === null ? "fjord" : "danger"}>{advice === null ? m.well : m.wrong}</Badge>
          </p>
          {advice !== null && <p className="w-full pb-1.5 wrap-anywhere">{advice}</p>}
        </li>
      ))}
    </ul>
  );
}
