import { useRouteLoaderData } from "@remix-run/react";
import type { AccountState } from "~/domain/accounts/account-state";
import type { Preferences } from "~/domain/site/locales";

/** From app/root.tsx. */
export interface RootData {
  preferences: Preferences;
  viewer: AccountState;
}

/** Undefined where the page is an error that the server could not read it for. */
export const useRootData = () => useRouteLoaderData<() => RootData>("root");
