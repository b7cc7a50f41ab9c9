import type { ReactNode } from "react";
import { dashboardMessages } from "#messages/dashboard";
import { Flash } from "~/components/layout/flash";
import { SkipLink } from "~/components/layout/skip-link";
import { useMessages } from "~/i18n/use-messages";
import { DashboardBar } from "./dashboard-bar";
import type { SwitcherProps } from "./organizer-switcher";

interface Props extends SwitcherProps {
  children: ReactNode;
}

/** What stands around every page of an organizer's own side. */
export function DashboardFrame({ children, ...switcher }: Props) {
  // What was published stands on the dashboard, with what comes next.
  const { published: _published, held: _held, ...flash } = useMessages(dashboardMessages).flash;
  return (
    <>
      <SkipLink />
      <DashboardBar {...switcher} />
      <main id="content" tabIndex={-1} className="mx-auto max-w-[1180px] px-5 pb-16 outline-none lg:px-8">
        <Flash texts={flash} tone={(key) => (key === "imported" ? "hint" : "done")} className="mb-4" />
        {children}
      </main>
    </>
  );
}
