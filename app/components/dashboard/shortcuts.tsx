import { Link } from "@remix-run/react";
import {
  ChartColumn,
  CalendarPlus,
  Church,
  Flag,
  Handshake,
  History,
  ListChecks,
  type LucideIcon,
  PanelTop,
  Printer,
  RefreshCw,
  Trash2,
  Undo2,
  Users,
} from "lucide-react";
import { dashboardMessages } from "#messages/dashboard";
import { firstHourMessages } from "#messages/first-hour";
import { askedHostMessages } from "#messages/hosts";
import { intakeMessages } from "#messages/intake";
import { paperPageMessages } from "#messages/paper-page";
import { statisticsMessages } from "#messages/statistics";
import { websiteMessages } from "#messages/website";
import { Menu, MenuLink } from "~/components/ui/menu";
import { useMessages } from "~/i18n/use-messages";
import type { DashboardView } from "~/views/dashboard/dashboard";
import type { FirstHourView } from "~/views/organizers/first-hour";

interface Props {
  view: DashboardView;
  /** Null where the organizer is not the viewer's own. */
  firstHour: FirstHourView | null;
}

/** One quiet row, which scrolls on phones; what seldom calls is behind its last. */
export function Shortcuts({ view, firstHour }: Props) {
  const m = useMessages(dashboardMessages);
  const website = useMessages(websiteMessages);
  const paper = useMessages(paperPageMessages);
  const statistics = useMessages(statisticsMessages);
  const hosts = useMessages(askedHostMessages);
  const { id } = view.organizer;
  const moderation = { to: "/admin/moderation", Icon: Flag, title: m.moderation, facts: view.moderationFacts };
  return (
    <div className="relative mt-3 flex gap-2 lg:mt-5">
      <nav
        aria-label={m.shortcuts}
        className="relative -ml-5 flex min-w-0 flex-1 gap-2 overflow-x-auto pl-5 [scrollbar-width:none] lg:ml-0 lg:pl-0"
      >
        {view.mayWriteEvents && <Shortcut to="/dashboard/event/new" Icon={CalendarPlus} title={m.newEvent} />}
        <Shortcut
          to={`/dashboard/calendar-sync?org=${id}`}
          Icon={RefreshCw}
          title={m.calendars}
          facts={view.calendarFacts}
        />
        <Shortcut to={`/organizer/${id}/team`} Icon={Users} title={m.team} facts={view.teamFacts} />
        {view.mayWriteProfile && (
          <Shortcut to="/dashboard/settings" Icon={Church} title={m.profile} facts={m.profileFacts} />
        )}
        <Shortcut
          to="/dashboard/statistics"
          Icon={ChartColumn}
          title={statistics.shortcut}
          facts={statistics.shortcutFacts}
        />
        <Shortcut to="/dashboard/website" Icon={PanelTop} title={website.shortcut} facts={website.shortcutFacts} />
        <Shortcut to="/dashboard/paper" Icon={Printer} title={paper.shortcut} facts={paper.shortcutFacts} />
        {view.isHost && (
          <Shortcut to="/dashboard/hosts" Icon={Handshake} title={hosts.title} facts={hosts.shortcutFacts} />
        )}
        {view.moderationWaits && <Shortcut {...moderation} isWaiting />}
      </nav>
      <MoreShortcuts view={view} firstHour={firstHour} moderation={view.moderationWaits ? null : moderation} />
    </div>
  );
}

interface ShortcutProps {
  to: string;
  Icon: LucideIcon;
  title: string;
  facts?: string;
  /** Something is to be done there. */
  isWaiting?: boolean;
}

function Shortcut({ to, Icon, title, facts, isWaiting = false }: ShortcutProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      title={facts}
      className="flex min-h-12 shrink-0 grow items-center justify-center gap-2 rounded-field border border-line bg-surface px-3.5 text-note leading-tight font-semibold whitespace-nowrap hover:border-line-strong"
    >
      <Icon aria-hidden="true" className={`icon-text ${isWaiting ? "text-danger" : "text-fjord"}`} />
      {title}
      {facts && <span className={isWaiting ? "font-normal text-danger" : "sr-only"}>{facts}</span>}
    </Link>
  );
}

function MoreShortcuts({ view, firstHour, moderation }: Props & { moderation: ShortcutProps | null }) {
  const m = useMessages(dashboardMessages);
  const start = useMessages(firstHourMessages);
  const { list } = useMessages(intakeMessages);
  return (
    <Menu
      label={m.moreShortcuts}
      look="size-12 rounded-field border border-line bg-surface hover:border-line-strong"
      place="mt-1"
    >
      {moderation && (
        <MenuLink to={moderation.to} Icon={moderation.Icon}>
          {moderation.title}
        </MenuLink>
      )}
      {firstHour && !firstHour.isShown && (
        <MenuLink to="/dashboard/start" Icon={ListChecks}>
          {start.title}
        </MenuLink>
      )}
      {view.mayWriteEvents && (
        <>
          <MenuLink to="/dashboard/intake" Icon={History}>
            {list.all}
          </MenuLink>
          <MenuLink to="/dashboard/bin" Icon={Trash2}>
            {m.bin}
          </MenuLink>
          <MenuLink to="/dashboard/several" Icon={Undo2}>
            {m.steps}
          </MenuLink>
        </>
      )}
    </Menu>
  );
}
