import { Link } from "@remix-run/react";
import { useState } from "react";
import { dashboardMessages } from "#messages/dashboard";
import { Menu, MENU_ROW } from "~/components/ui/menu";
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
    { to: `/dashboard/event/new?copy=${id}`, icon: "copy", label: m.copy(title), name: m.published.copy },
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
    <div className="relative z-10 flex shrink-0 items-center has-[[open]]:z-20 in-data-choosing:hidden">
      <Link
        to={editAt}
        prefetch="intent"
        aria-label={m.edit(title)}
        className="inline-flex min-h-11 items-center px-1 font-semibold text-fjord hover:underline sm:px-3"
      >
        {m.editShort}
      </Link>
      <Menu
        label={m.actions(title)}
        look="-mr-2 size-11 rounded-full hover:bg-sunk sm:mr-0"
        name="own-event"
        onToggle={() => setHasMenu(true)}
      >
        {hasMenu &&
          links.map(({ to, icon, label, name, tone = "" }) => (
            <li key={to}>
              <Link to={to} aria-label={label} className={`${MENU_ROW} ${tone}`}>
                <ActionIcon name={icon} />
                {name}
              </Link>
            </li>
          ))}
      </Menu>
    </div>
  );
}
