import type { HeadersFunction } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import { AccountFrame } from "~/components/account/account-frame";
import { ErrorScreen } from "~/components/layout/error-screen";

export default function AccountLayoutRoute() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}

/** An error's headers, such as a 405's allowed methods. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function ErrorBoundary() {
  return (
    <AccountFrame>
      <ErrorScreen />
    </AccountFrame>
  );
}
