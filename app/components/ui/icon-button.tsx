import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes } from "react";

const ROUND =
  "grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-line bg-surface text-ink transition-colors hover:border-line-strong";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  Icon: LucideIcon;
  /** The accessible name, and the tooltip. */
  label: string;
  /** Shorter than the label. */
  tooltip?: string;
}

export function IconButton({ Icon, label, tooltip = label, className = "", ...props }: Props) {
  return (
    <button type="button" aria-label={label} title={tooltip} className={`${ROUND} ${className}`} {...props}>
      <Icon aria-hidden="true" />
    </button>
  );
}
