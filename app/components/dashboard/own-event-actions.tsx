import { Link } from "@remix-run/react";
import { Ellipsis } from "lucide-react";
import { dashboardMessages } from "#messages/dashboard";
import { useMessages } from "~/i18n/use-messages";
import type { OwnEventView } from "~/views/events/own-events";
import { ActionIcon, type ActionName } from "./action-icons";

/** Stands outside its disclosure, which on phones opens it: so the same links are buttons where there is room. */
const MENU =
  "absolute right-0 hidden w-52 rounded-field border border-line bg-surface p-2 shadow-float peer-open:block sm:static sm:flex sm:w-auto sm:gap-2 sm:border-0 sm:bg-transparent sm:p-0 sm:shadow-none";

const ACTION =
  "flex min-h-11 items-center gap-3 rounded-inner px-3 hover:bg-sunk sm:size-11 sm:shrink-0 sm:justify-center sm:rounded-full sm:border-[1.5px] sm:border-line sm:bg-surface sm:px-0 sm:transition-colors sm:hover:border-line-strong sm:hover:bg-surface";

interface ActionLink {
  to: string;
  icon: ActionName;
  label: string;
  name: string;
  tone?: string;
}

/** The actions on an event: buttons where there is room, a menu on phones. An imported one can only be edited. */
export function OwnEventActions({
  event: { id, title, importedFrom },
  editAt,
}: {
  event: OwnEventView;
  editAt: string;
}) {
  const m = useMessages(dashboardMessages);
  const edit: ActionLink = { to: editAt, icon: "edit", label: m.edit(title), name: m.editShort };
  const others: ActionLink[] = [
    { to: `/dashboard/event/new?copy=${id}`, icon: "copy", label: m.copy(title), name: m.copyShort },
    {
      to: `/dashboard/event/${id}/delete`,
      icon: "remove",
      label: m.remove(title),
      name: m.removeShort,
      tone: "sm:hover:text-danger",
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
  const links = [statistics, state, hosts, edit, ...(importedFrom ? [] : others)];
  return (
    <div className="relative z-10 shrink-0 has-[[open]]:z-20">
      <details name="own-event" className="peer sm:hidden">
        <summary
          aria-label={m.actions(title)}
          className="grid size-11 list-none place-items-center rounded-full hover:bg-sunk [&::-webkit-details-marker]:hidden"
        >
          <Ellipsis aria-hidden="true" />
        </summary>
      </details>
      <ul className={MENU}>
        {links.map(({ to, icon, label, name, tone = "" }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" aria-label={label} title={name} className={`${ACTION} ${tone}`}>
              <ActionIcon name={icon} />
              <span className="sm:hidden">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
