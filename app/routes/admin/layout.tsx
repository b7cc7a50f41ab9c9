import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { AdminBar } from "~/components/admin/admin-bar";
import { ErrorPage } from "~/components/layout/error-screen";
import { HelpLink } from "~/components/layout/help-link";
import { SkipLink } from "~/components/layout/skip-link";

/** Pages check their own permissions; the bar shows what the viewer may open. */
export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  return { isSuperadmin: viewer?.isSuperadmin ?? false, hasDashboard: (viewer?.memberships.length ?? 0) > 0 };
}

export default function AdminLayoutRoute() {
  return (
    <>
      <SkipLink />
      <AdminBar {...useLoaderData<typeof loader>()} />
      <main id="content" tabIndex={-1} className="mx-auto max-w-[1180px] px-5 pb-16 outline-none lg:px-8">
        <HelpLink />
        <Outlet />
      </main>
    </>
  );
}

/** An error's headers, such as a 405's allowed methods. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export const ErrorBoundary = ErrorPage;
