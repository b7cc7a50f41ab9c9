import { accountMessages } from "#messages/account";
import { privatePageMeta } from "~/components/layout/page-meta";

type Page = keyof typeof accountMessages.pages;

const PATHS: Record<Page, string> = {
  "sign-in": "/login",
  "sign-up": "/login",
  forgot: "/login",
  reset: "/reset-password",
  confirm: "/confirm-email",
};

export const accountMeta = (matches: Parameters<typeof privatePageMeta>[0], page: Page) =>
  privatePageMeta(matches, PATHS[page], accountMessages, (m) => m.pages[page]);
