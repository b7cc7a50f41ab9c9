import type { FactView } from "~/views/facts/facts";
import { FactIcon } from "./fact-icon";

export function CardFacts({ facts }: { facts: FactView[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-fine text-ink-soft empty:hidden">
      {facts.map(({ icon, text }) => (
        <li key={icon} className="flex items-center gap-1.5">
          <FactIcon icon={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
