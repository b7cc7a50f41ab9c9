import type { HeadersFunction } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import { AccountFrame } from "~/components/account/account-frame";
import { ErrorScreen } from "~/components/layout/error-screen";

export default function AccountLayout() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}

/** An error's own headers (which methods a 405 allows) go out with the page that shows it. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export const ErrorBoundary = ErrorScreen;
