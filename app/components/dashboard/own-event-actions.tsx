import { Link } from "@remix-run/react";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { dashboardMessages } from "#messages/dashboard";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useMessages } from "~/i18n/use-messages";
import type { OwnEventView } from "~/views/dashboard/own-events";
import { ActionIcon, type ActionName } from "./action-icons";

interface ActionLink {
  to: string;
  icon: ActionName;
  label: string;
  name: string;
  tone?: string;
}

/**
 * Editing, and a menu in words for the rest; an imported event can only be edited. The menu is there from the server on,
 * for pages without scripts; later rows draw it when it opens, because forty rows' second links are half of what a slow
 * phone draws.
 */
export function OwnEventActions({
  event: { id, title, importedFrom },
  editAt,
}: {
  event: OwnEventView;
  editAt: string;
}) {
  const m = useMessages(dashboardMessages);
  const isHydrated = useHydrated();
  const [hasMenu, setHasMenu] = useState(!isHydrated);
  const others: ActionLink[] = [
    { to: `/dashboard/event/new?copy=${id}`, icon: "copy", label: m.copy(title), name: m.copyShort },
    {
      to: `/dashboard/event/${id}/delete`,
      icon: "remove",
      label: m.remove(title),
      name: m.removeShort,
      tone: "hover:text-danger",
    },
  ];
  const state: ActionLink = {
    to: `/dashboard/event/${id}/state`,
    icon: "state",
    label: m.changeState(title),
    name: m.changeStateShort,
  };
  const hosts: ActionLink = {
    to: `/dashboard/event/${id}/hosts`,
    icon: "hosts",
    label: m.chooseHosts(title),
    name: m.chooseHostsShort,
  };
  const statistics: ActionLink = {
    to: `/dashboard/event/${id}/statistics`,
    icon: "statistics",
    label: m.statisticsOf(title),
    name: m.statisticsShort,
  };
  const links = [state, hosts, statistics, ...(importedFrom ? [] : others)];
  return (
    <div className="relative z-10 flex shrink-0 items-center has-[[open]]:z-20">
      <Link
        to={editAt}
        prefetch="intent"
        aria-label={m.edit(title)}
        className="inline-flex min-h-11 items-center px-1 font-semibold text-fjord hover:underline sm:px-3"
      >
        {m.editShort}
      </Link>
      <details data-menu name="own-event" onToggle={() => setHasMenu(true)} className="relative">
        <summary
          aria-label={m.actions(title)}
          className="-mr-2 grid size-11 cursor-pointer list-none place-items-center rounded-full hover:bg-sunk sm:mr-0 [&::-webkit-details-marker]:hidden"
        >
          <Ellipsis aria-hidden="true" />
        </summary>
        {hasMenu && (
          <ul className="absolute right-0 w-52 rounded-field border border-line bg-surface p-2 shadow-float">
            {links.map(({ to, icon, label, name, tone = "" }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-label={label}
                  className={`flex min-h-11 items-center gap-3 rounded-inner px-3 hover:bg-sunk ${tone}`}
                >
                  <ActionIcon name={icon} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </details>
    </div>
  );
}
