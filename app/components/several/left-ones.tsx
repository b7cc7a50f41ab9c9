import { severalMessages } from "#messages/several";
import { useMessages } from "~/i18n/use-messages";
import type { LeftView } from "~/views/events/several";

export function LeftOnes({ left }: { left: LeftView[] }) {
  const m = useMessages(severalMessages);
  return left.map(({ why, titles, more }) => (
    <div key={why} className="rounded-field bg-amber-tint px-4 py-3 text-amber-ink">
      <p className="font-semibold">{why}</p>
      <p className="wrap-anywhere">{m.list(titles, more)}</p>
    </div>
  ));
}
