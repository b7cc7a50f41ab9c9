import type { HeadersFunction } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import { ErrorScreen } from "~/components/layout/error-screen";

/** A page, or an error in its place, with the navigation still there. */
export default function Page() {
  return <Outlet />;
}

/** An error's headers, such as a 405's allowed methods. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export const ErrorBoundary = ErrorScreen;
