import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { AdminBar } from "~/components/admin/admin-bar";
import { ErrorScreen } from "~/components/error-screen";
import { SlowNavigation } from "~/components/slow-navigation";
import { commonMessages } from "~/i18n/common";
import { useMessages } from "~/i18n/use-messages";

/** Each page asks by itself who may see it; the bar only offers what somebody may. */
export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  return { isSuperadmin: viewer?.isSuperadmin ?? false, hasDashboard: (viewer?.memberships.length ?? 0) > 0 };
}

export default function AdminLayout() {
  const m = useMessages(commonMessages);
  return (
    <>
      <a href="#content" className="sr-only z-50 rounded-full bg-ink px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3">
        {m.skipToContent}
      </a>
      <AdminBar {...useLoaderData<typeof loader>()} />
      <main id="content" tabIndex={-1} className="mx-auto max-w-[1180px] px-5 pb-16 outline-none lg:px-8">
        <SlowNavigation>
          <Outlet />
        </SlowNavigation>
      </main>
    </>
  );
}

/** An error's own headers (which methods a 405 allows) go out with the page that shows it. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export const ErrorBoundary = ErrorScreen;
