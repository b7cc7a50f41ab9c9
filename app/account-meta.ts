import type { MetaDescriptor } from "@remix-run/cloudflare";
import { accountMessages } from "~/i18n/account";
import { pageMeta } from "~/page-meta";

type Page = keyof typeof accountMessages.nb.pages;

const PATHS: Record<Page, string> = {
  "sign-in": "/login",
  "sign-up": "/login",
  forgot: "/login",
  reset: "/reset-password",
  confirm: "/confirm-email",
};

/** Account pages are not for search engines, and their addresses, which may hold a token, are told to nobody. */
export function accountMeta(matches: Parameters<typeof pageMeta>[0], page: Page): MetaDescriptor[] {
  const texts = { nb: accountMessages.nb.pages[page], en: accountMessages.en.pages[page] };
  return [
    ...pageMeta(matches, PATHS[page], texts),
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "same-origin" },
  ];
}
