import type { MetaDescriptor } from "@remix-run/cloudflare";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { pageMeta } from "~/page-meta";

type Page = "account" | "devices" | "twoStep" | "privacy" | "deletion" | "secondStep" | "emailChange";

/** Pages of somebody's own account are not for search engines, and their addresses are told to nobody. */
export function settingsMeta(matches: Parameters<typeof pageMeta>[0], path: string, page: Page): MetaDescriptor[] {
  const texts = { nb: accountSettingsMessages.nb[page], en: accountSettingsMessages.en[page] };
  return [
    ...pageMeta(matches, path, texts),
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "same-origin" },
  ];
}
