import { BOOKMARK_MINUTES } from "~/domain/accounts/lifetimes";
import { readSecretCookie, secretCookie } from "./secret-cookies";

const COOKIE = "samling_bookmark";

/** Names the state of the database after the person's last write; copies know it within seconds. */
export const bookmarkCookie = (bookmark: string, isHttps: boolean) =>
  secretCookie(COOKIE, bookmark, { seconds: BOOKMARK_MINUTES * 60, isHttps });

export const readBookmark = (cookies: string | null, isHttps: boolean) =>
  readSecretCookie(cookies, COOKIE, /^[0-9a-f]{8}(?:-[0-9a-f]{1,32}){3}$/, isHttps);
