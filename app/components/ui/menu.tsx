import { Link } from "@remix-run/react";
import { Ellipsis, type LucideIcon } from "lucide-react";
import type { DetailsHTMLAttributes, ReactNode } from "react";

interface Props extends Pick<DetailsHTMLAttributes<HTMLDetailsElement>, "name" | "onToggle"> {
  label: string;
  /** Of the button. */
  look: string;
  /** Where the list opens. */
  place?: string;
  /** List items. */
  children: ReactNode;
}

/** What is seldom done, in words behind three dots; closed by a press beside it and by Escape (use-menus.ts). */
export function Menu({ label, look, place = "", children, onToggle, ...details }: Props) {
  return (
    <details
      data-menu
      className="relative shrink-0"
      {...details}
      onToggle={(event) => {
        onToggle?.(event);
        const menu = event.currentTarget;
        // What is drawn when it opens is there by then.
        if (menu.open) requestAnimationFrame(() => keepOnScreen(menu));
      }}
    >
      <summary
        aria-label={label}
        className={`grid cursor-pointer list-none place-items-center [&::-webkit-details-marker]:hidden ${look}`}
      >
        <Ellipsis aria-hidden="true" />
      </summary>
      <ul
        className={`absolute right-0 z-30 w-64 rounded-field border border-line bg-surface p-2 shadow-float ${place}`}
      >
        {children}
      </ul>
    </details>
  );
}

const GAP = 8;

/** The list opens upwards where there is more room, and is scrolled where there is too little. */
function keepOnScreen(menu: HTMLDetailsElement): void {
  const list = menu.querySelector("ul");
  if (!list) return;
  list.removeAttribute("style");
  const { top, bottom } = list.getBoundingClientRect();
  const below = window.innerHeight - top - GAP;
  if (bottom - top <= below) return;
  const above = menu.getBoundingClientRect().top - GAP;
  if (above > below) Object.assign(list.style, { top: "auto", bottom: "100%" });
  Object.assign(list.style, { maxHeight: `${Math.max(above, below)}px`, overflowY: "auto" });
}

/** A link or button in a menu. */
export const MENU_ROW = "flex min-h-11 w-full items-center gap-3 rounded-inner px-3 text-left hover:bg-sunk";

export function MenuLink(props: { to: string; Icon: LucideIcon; look?: string; children: ReactNode }) {
  const { to, Icon, look, children } = props;
  return (
    <li className={look}>
      <Link to={to} className={MENU_ROW}>
        <Icon aria-hidden="true" className="icon-text" />
        {children}
      </Link>
    </li>
  );
}
