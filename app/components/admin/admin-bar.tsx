import { Link, NavLink } from "@remix-run/react";
import { LogOut } from "lucide-react";
import { adminMessages } from "#messages/admin";
import { commonMessages } from "#messages/common";
import { sourceStatusMessages } from "#messages/source-status";
import { Mark } from "~/components/layout/brand";
import { SignOutForm } from "~/components/sign-out/sign-out-form";
import { buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

export function AdminBar({ isSuperadmin, hasDashboard }: { isSuperadmin: boolean; hasDashboard: boolean }) {
  const common = useMessages(commonMessages);
  const m = useMessages(adminMessages);
  const sources = useMessages(sourceStatusMessages);
  const places = [
    ...(isSuperadmin
      ? [
          { to: "/admin", name: m.overview.title },
          { to: "/admin/organizers", name: m.organizers.title },
          { to: "/admin/events", name: m.events.title },
          { to: "/admin/sources", name: sources.admin.title },
        ]
      : []),
    { to: "/admin/moderation", name: m.moderation },
    ...(isSuperadmin
      ? [
          { to: "/admin/register", name: m.register },
          { to: "/admin/adapters", name: m.adapters },
          { to: "/admin/log", name: m.log },
          { to: "/admin/health", name: m.health },
        ]
      : []),
    ...(hasDashboard ? [{ to: "/dashboard", name: common.myDashboard }] : []),
  ];
  return (
    <header className="mx-auto max-w-[1180px] px-5 lg:flex lg:min-h-20 lg:items-center lg:gap-4 lg:px-8 lg:py-2">
      <div className="flex min-h-16 flex-wrap items-center lg:contents">
        <Link to="/" className="flex min-h-11 items-center gap-2.5 font-serif text-title font-semibold">
          <Mark />
          {common.siteName}
        </Link>
        <SignOutForm className="ml-auto lg:order-last">
          <button type="submit" className={buttonStyle("quiet", "whitespace-nowrap")}>
            <LogOut aria-hidden="true" className="icon-text" />
            {common.signOut}
          </button>
        </SignOutForm>
      </div>
      <nav aria-label={m.overview.heading} className="max-lg:-mx-3 max-lg:pb-2">
        <ul className="flex flex-wrap">
          {places.map(({ to, name }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === "/admin" || to === "/dashboard"}
                className="inline-flex min-h-11 items-center rounded-full px-3 font-medium text-ink-soft hover:text-ink lg:px-2 aria-[current=page]:bg-fjord-tint aria-[current=page]:text-fjord"
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
