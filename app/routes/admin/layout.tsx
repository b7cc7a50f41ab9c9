import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { AdminBar } from "~/components/admin/admin-bar";
import { ErrorPage, ErrorScreen } from "~/components/layout/error-screen";
import { HelpLink } from "~/components/layout/help-link";
import { SkipLink } from "~/components/layout/skip-link";

/** Pages check their own permissions; the bar shows what the viewer may open. */
export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  return { isSuperadmin: viewer?.isSuperadmin ?? false, hasDashboard: (viewer?.memberships.length ?? 0) > 0 };
}

/** Where its own data is lacking, the error has the page to itself. */
function Frame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("routes/admin/layout");
  if (!data) return <ErrorPage />;
  return (
    <>
      <SkipLink />
      <AdminBar {...data} />
      <main id="content" tabIndex={-1} className="mx-auto max-w-[1180px] px-5 pb-16 outline-none lg:px-8">
        <HelpLink />
        {children}
      </main>
    </>
  );
}

export default function AdminLayoutRoute() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorScreen />
    </Frame>
  );
}

/** An error's headers, such as a 405's allowed methods. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};
