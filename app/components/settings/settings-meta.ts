import { accountSettingsMessages } from "#messages/account-settings";
import { privatePageMeta } from "~/components/layout/page-meta";

type Page = "account" | "devices" | "twoStep" | "privacy" | "deletion" | "secondStep" | "emailChange";

export const settingsMeta = (matches: Parameters<typeof privatePageMeta>[0], path: string, page: Page) =>
  privatePageMeta(matches, path, accountSettingsMessages, (m) => m[page]);
