import type { MetaDescriptor } from "@remix-run/cloudflare";
import { accountMessages } from "#messages/account";
import { pageMeta } from "~/page-meta";

type Page = keyof typeof accountMessages.pages;

const PATHS: Record<Page, string> = {
  "sign-in": "/login",
  "sign-up": "/login",
  forgot: "/login",
  reset: "/reset-password",
  confirm: "/confirm-email",
};

/** Account pages are not for search engines, and their addresses, which may hold a token, are told to nobody. */
export function accountMeta(matches: Parameters<typeof pageMeta>[0], page: Page): MetaDescriptor[] {
  return [
    ...pageMeta(matches, PATHS[page], accountMessages, (m) => m.pages[page]),
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "same-origin" },
  ];
}
