import type { HeadersFunction } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import { ErrorScreen } from "~/components/layout/error-screen";

/** What stands inside the frame: a page, or what is said in its place, with the way to everywhere else still there. */
export default function Page() {
  return <Outlet />;
}

/** An error's own headers (which methods a 405 allows) go out with the page that shows it. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export const ErrorBoundary = ErrorScreen;
