import type { MetaDescriptor } from "@remix-run/cloudflare";
import { accountSettingsMessages } from "#messages/account-settings";
import { pageMeta } from "~/page-meta";

type Page = "account" | "devices" | "twoStep" | "privacy" | "deletion" | "secondStep" | "emailChange";

/** Pages of somebody's own account are not for search engines, and their addresses are told to nobody. */
export function settingsMeta(matches: Parameters<typeof pageMeta>[0], path: string, page: Page): MetaDescriptor[] {
  return [
    ...pageMeta(matches, path, accountSettingsMessages, (m) => m[page]),
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "same-origin" },
  ];
}
