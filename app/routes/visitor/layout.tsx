import { Outlet, useMatches } from "@remix-run/react";
import { flashMessages } from "#messages/flash";
import { useFavoritesStorage } from "~/components/favorites/use-favorites";
import { BottomTabs } from "~/components/layout/bottom-tabs";
import { Flash } from "~/components/layout/flash";
import { HelpLink } from "~/components/layout/help-link";
import type { PageHandle } from "~/components/layout/page-handle";
import { SkipLink } from "~/components/layout/skip-link";
import { TopBar } from "~/components/layout/top-bar";
import { useViewer } from "~/components/layout/use-viewer";
import { SlowNavigation, useSlowPage } from "~/components/skeletons/slow-navigation";
import { useCountedViews } from "~/components/statistics/use-counted-views";
import { useMessages } from "~/i18n/use-messages";

export default function VisitorLayoutRoute() {
  const viewer = useViewer();
  useFavoritesStorage(viewer?.savesInAccount ? viewer.id : null);
  useCountedViews(viewer?.isOrganizer ?? false);
  const page = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  const slow = useSlowPage();
  const { title, back } = slow ?? page;
  return (
    <>
      <SkipLink />
      <TopBar title={title} back={back} viewer={viewer} />
      <main id="content" tabIndex={-1} className="pb-[calc(var(--dock)+24px)] outline-none lg:pb-16">
        <SlowNavigation slow={slow}>
          <Flash texts={useMessages(flashMessages)} tone="hint" className="mx-auto max-w-[1180px] px-5 pb-4 lg:px-8" />
          <Outlet />
          <HelpLink place="mx-auto mt-10 max-w-[1180px] px-5 text-center lg:px-8 print:hidden" />
        </SlowNavigation>
      </main>
      <BottomTabs />
    </>
  );
}
