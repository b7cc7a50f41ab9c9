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

/** One quiet row; what has no room on it, and what seldom calls, is behind its last. */
export function Shortcuts({ view, firstHour }: Props) {
  const m = useMessages(dashboardMessages);
  const { first, others, seldom } = useShortcuts(view, firstHour);
  return (
    <div className="relative mt-3 flex gap-2 lg:mt-5">
      <nav
        aria-label={m.shortcuts}
        className="relative flex min-w-0 flex-1 gap-2 max-xl:flex-wrap xl:overflow-x-auto xl:[scrollbar-width:none]"
      >
        {first.map((shortcut) => (
          <Shortcut key={shortcut.to} {...shortcut} />
        ))}
        {others.map((shortcut) => (
          <Shortcut key={shortcut.to} {...shortcut} look="max-xl:hidden" />
        ))}
      </nav>
      <Menu
        label={m.moreShortcuts}
        look="size-12 rounded-field border border-line bg-surface hover:border-line-strong"
        place="mt-1"
      >
        {others.map(({ to, Icon, title }) => (
          <MenuLink key={to} to={to} Icon={Icon} look="xl:hidden">
            {title}
          </MenuLink>
        ))}
        {seldom.map(({ to, Icon, title }) => (
          <MenuLink key={to} to={to} Icon={Icon}>
            {title}
          </MenuLink>
        ))}
      </Menu>
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
  look?: string;
}

/** `first` have room on any screen, `others` on a large one, `seldom` on none. */
function useShortcuts(
  view: DashboardView,
  firstHour: FirstHourView | null,
): Record<"first" | "others" | "seldom", ShortcutProps[]> {
  const m = useMessages(dashboardMessages);
  const website = useMessages(websiteMessages);
  const paper = useMessages(paperPageMessages);
  const statistics = useMessages(statisticsMessages);
  const hosts = useMessages(askedHostMessages);
  const start = useMessages(firstHourMessages);
  const { list } = useMessages(intakeMessages);
  const { organizer, mayWriteEvents, mayWriteProfile, moderationWaits } = view;
  const moderation = { to: "/admin/moderation", Icon: Flag, title: m.moderation, facts: view.moderationFacts };
  const calendars = {
    to: `/dashboard/calendar-sync?org=${organizer.id}`,
    Icon: RefreshCw,
    title: m.calendars,
    facts: view.calendarFacts,
  };
  return {
    first: [
      ...(mayWriteEvents ? [{ to: "/dashboard/event/new", Icon: CalendarPlus, title: m.newEvent }] : []),
      moderationWaits ? { ...moderation, isWaiting: true } : calendars,
    ],
    others: [
      ...(moderationWaits ? [calendars] : []),
      { to: `/organizer/${organizer.id}/team`, Icon: Users, title: m.team, facts: view.teamFacts },
      ...(mayWriteProfile
        ? [{ to: "/dashboard/settings", Icon: Church, title: m.profile, facts: m.profileFacts }]
        : []),
      { to: "/dashboard/statistics", Icon: ChartColumn, title: m.statisticsShort, facts: statistics.shortcutFacts },
      { to: "/dashboard/website", Icon: PanelTop, title: website.shortcut, facts: website.shortcutFacts },
      { to: "/dashboard/paper", Icon: Printer, title: paper.title, facts: paper.shortcutFacts },
      ...(view.isHost
        ? [{ to: "/dashboard/hosts", Icon: Handshake, title: hosts.title, facts: hosts.shortcutFacts }]
        : []),
    ],
    seldom: [
      ...(moderationWaits ? [] : [moderation]),
      ...(firstHour && !firstHour.isShown ? [{ to: "/dashboard/start", Icon: ListChecks, title: start.title }] : []),
      ...(mayWriteEvents
        ? [
            { to: "/dashboard/intake", Icon: History, title: list.heading },
            { to: "/dashboard/bin", Icon: Trash2, title: m.bin },
            { to: "/dashboard/several", Icon: Undo2, title: m.steps },
          ]
        : []),
    ],
  };
}

function Shortcut({ to, Icon, title, facts, isWaiting = false, look = "" }: ShortcutProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      title={facts}
      className={`flex min-h-12 shrink-0 grow items-center justify-center gap-2 rounded-field border border-line bg-surface px-2.5 text-note leading-tight font-semibold whitespace-nowrap hover:border-line-strong ${look}`}
    >
      <Icon aria-hidden="true" className={`icon-text max-[26rem]:hidden ${isWaiting ? "text-danger" : "text-fjord"}`} />
      {title}
      {facts && <span className={isWaiting ? "font-normal text-danger" : "sr-only"}>{facts}</span>}
    </Link>
  );
}
