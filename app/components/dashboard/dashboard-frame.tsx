import { Link, NavLink } from "@remix-run/react";
import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { commonMessages } from "#messages/common";
import { dashboardMessages } from "#messages/dashboard";
import { Mark } from "~/components/layout/brand";
import { Flash } from "~/components/layout/flash";
import { HelpLink } from "~/components/layout/help-link";
import { MAIN_PAGES } from "~/components/layout/navigation";
import { SkipLink } from "~/components/layout/skip-link";
import { SignOutForm } from "~/components/sign-out/sign-out-form";
import { buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import { hasChoice, OrganizerSwitcher, type SwitcherProps } from "./organizer-switcher";

interface Props extends SwitcherProps {
  children: ReactNode;
}

export function DashboardFrame({ children, ...switcher }: Props) {
  // The lists themselves show these, with next steps.
  const {
    published: _published,
    held: _held,
    timed: _timed,
    saved: _saved,
    savedAsksAnew: _savedAsksAnew,
    deleted: _deleted,
    severalDeleted: _severalDeleted,
    stateSet: _stateSet,
    stateUndone: _stateUndone,
    severalDone: _severalDone,
    ...flash
  } = useMessages(dashboardMessages).flash;
  return (
    <>
      <SkipLink />
      <DashboardBar {...switcher} />
      <main id="content" tabIndex={-1} className="mx-auto max-w-[1180px] px-5 pb-16 outline-none lg:px-8">
        <Flash texts={flash} tone={(key) => (key === "imported" ? "hint" : "done")} className="mb-4" />
        <HelpLink />
        {children}
      </main>
    </>
  );
}

function DashboardBar(switcher: SwitcherProps) {
  const common = useMessages(commonMessages);
  const m = useMessages(dashboardMessages);
  return (
    <header className="mx-auto flex h-16 max-w-[1180px] items-center gap-2 px-5 lg:h-20 lg:px-8">
      <Link
        to="/"
        className="flex min-h-11 shrink-0 items-center gap-2.5 pr-2.5 font-serif text-title font-semibold lg:mr-5"
      >
        <Mark />
        <span className="max-lg:sr-only">{common.siteName}</span>
      </Link>
      <nav aria-label={common.navigation} className="hidden gap-1 xl:flex">
        {MAIN_PAGES.map(({ to, key }) => (
          <Link
            key={to}
            to={to}
            prefetch="intent"
            className="rounded-full px-4 py-2.5 font-medium text-ink-soft hover:text-ink"
          >
            {common[key]}
          </Link>
        ))}
      </nav>
      <div className="flex min-w-0 items-center gap-2 max-lg:flex-1 lg:ml-auto">
        <OrganizerSwitcher {...switcher} />
        <NavLink
          to="/dashboard"
          end
          className={`min-h-11 items-center rounded-full px-4 py-2 font-semibold hover:bg-sunk min-[22rem]:whitespace-nowrap aria-[current=page]:bg-fjord-tint aria-[current=page]:text-fjord ${hasChoice(switcher) ? "hidden sm:inline-flex" : "inline-flex"}`}
        >
          {m.title}
        </NavLink>
        <SignOutForm className="ml-auto shrink-0">
          <button type="submit" title={common.signOut} className={buttonStyle("quiet", "max-lg:size-11 max-lg:px-0")}>
            <LogOut aria-hidden="true" className="lg:hidden" />
            <span className="max-lg:sr-only">{common.signOut}</span>
          </button>
        </SignOutForm>
      </div>
    </header>
  );
}
