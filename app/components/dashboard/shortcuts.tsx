import { Link } from "@remix-run/react";
import {
  ChartColumn,
  Church,
  Flag,
  Handshake,
  ListChecks,
  type LucideIcon,
  PanelTop,
  Printer,
  RefreshCw,
  Users,
} from "lucide-react";
import { dashboardMessages } from "#messages/dashboard";
import { firstHourMessages } from "#messages/first-hour";
import { askedHostMessages } from "#messages/hosts";
import { paperPageMessages } from "#messages/paper-page";
import { statisticsMessages } from "#messages/statistics";
import { websiteMessages } from "#messages/website";
import { useMessages } from "~/i18n/use-messages";
import type { DashboardView } from "~/views/dashboard/dashboard";
import type { FirstHourView } from "~/views/organizers/first-hour";

interface ShortcutsProps {
  view: DashboardView;
  /** Null where the organizer is not the viewer's own. */
  firstHour: FirstHourView | null;
}

export function Shortcuts({ view, firstHour }: ShortcutsProps) {
  const m = useMessages(dashboardMessages);
  const website = useMessages(websiteMessages);
  const paper = useMessages(paperPageMessages);
  const statistics = useMessages(statisticsMessages);
  const start = useMessages(firstHourMessages);
  const hosts = useMessages(askedHostMessages);
  const { id } = view.organizer;
  return (
    <nav
      aria-label={m.shortcuts}
      className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 lg:mt-5 lg:grid-cols-3 lg:gap-4"
    >
      <Shortcut
        to={`/dashboard/calendar-sync?org=${id}`}
        Icon={RefreshCw}
        tone="bg-conference-tint text-conference"
        title={m.calendars}
        facts={view.calendarFacts}
      />
      <Shortcut
        to={`/organizer/${id}/team`}
        Icon={Users}
        tone="bg-prayer-tint text-prayer"
        title={m.team}
        facts={view.teamFacts}
      />
      {view.mayWriteProfile && (
        <Shortcut
          to="/dashboard/settings"
          Icon={Church}
          tone="bg-service-tint text-service"
          title={m.profile}
          facts={m.profileFacts}
        />
      )}
      <Shortcut
        to="/dashboard/statistics"
        Icon={ChartColumn}
        tone="bg-service-tint text-service"
        title={statistics.shortcut}
        facts={statistics.shortcutFacts}
      />
      <Shortcut
        to="/dashboard/website"
        Icon={PanelTop}
        tone="bg-concert-tint text-concert"
        title={website.shortcut}
        facts={website.shortcutFacts}
      />
      <Shortcut
        to="/dashboard/paper"
        Icon={Printer}
        tone="bg-other-tint text-other"
        title={paper.shortcut}
        facts={paper.shortcutFacts}
      />
      {view.isHost && (
        <Shortcut
          to="/dashboard/hosts"
          Icon={Handshake}
          tone="bg-service-tint text-service"
          title={hosts.title}
          facts={hosts.shortcutFacts}
        />
      )}
      <Shortcut
        to="/admin/moderation"
        Icon={Flag}
        tone="bg-youth-tint text-youth"
        title={m.moderation}
        facts={view.moderationFacts}
      />
      {firstHour && !firstHour.isShown && (
        <Shortcut
          to="/dashboard/start"
          Icon={ListChecks}
          tone="bg-service-tint text-service"
          title={start.title}
          facts={firstHour.done}
        />
      )}
    </nav>
  );
}

interface Props {
  to: string;
  Icon: LucideIcon;
  tone: string;
  title: string;
  facts: string;
}

function Shortcut({ to, Icon, tone, title, facts }: Props) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-4 transition-colors hover:border-line-strong sm:flex-row sm:gap-3.5 lg:p-5"
    >
      <span className={`grid h-[54px] w-[46px] shrink-0 place-items-center arch ${tone}`}>
        <Icon aria-hidden="true" />
      </span>
      <span className="w-full min-w-0">
        <span className="block font-serif text-lead leading-tight font-semibold wrap-break-word">{title}</span>
        <span className="mt-1 block text-note leading-snug text-ink-soft">{facts}</span>
      </span>
    </Link>
  );
}
