import { useRouteLoaderData } from "@remix-run/react";
import type { AccountState } from "~/domain/accounts/account-state";
import type { loader as rootLoader } from "~/root";

/** Returns the viewer's account; null for an anonymous visitor. */
export function useViewer(): AccountState {
  return useRouteLoaderData<typeof rootLoader>("root")?.viewer ?? null;
}
