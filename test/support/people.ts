import type { Browser, BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";
import { SESSION_COOKIE } from "~/auth/lucia";
import { DEVICES } from "./devices";
import { open } from "./journey";
import { JOURNEY_PASSWORD, PEOPLE, type Person, sessionTokenOf } from "./journey-accounts";

/**
 * Makes the browser another person's from the next page on; null is an anonymous visitor. Leaves open pages first,
 * because their pending requests would get the new person's session.
 */
export async function become(context: BrowserContext, person: Person | null): Promise<void> {
  await Promise.all(context.pages().map((page) => page.goto("about:blank")));
  await context.clearCookies({ name: SESSION_COOKIE });
  await context.setExtraHTTPHeaders(networkOf(person));
  if (person)
    await context.addCookies([{ name: SESSION_COOKIE, value: sessionTokenOf(person), url: inject("baseUrl") }]);
}

/** Opens a page as somebody else. */
export async function openAs(page: Page, person: Person | null, path: string): Promise<void> {
  await become(page.context(), person);
  await open(page, path);
}

/** Returns the header of a person's own network. */
export const networkOf = (person: Person | null): Record<string, string> =>
  person ? { "CF-Connecting-IP": `198.18.${Object.keys(PEOPLE).indexOf(person)}.7` } : {};

/** Opens another person's browser, without the first one's storage; close its context afterwards. */
export async function anotherBrowser(browser: Browser, person?: Person): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    ...DEVICES.desktop,
    baseURL: inject("baseUrl"),
    locale: "nb-NO",
  });
  if (person) await become(context, person);
  return context.newPage();
}

/** Gives the page a virtual authenticator that confirms everything. */
export async function withAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, automaticPresenceSimulation: true },
  });
}

/** Signs in with the form of /login. */
export async function signIn(page: Page, email: string, password = JOURNEY_PASSWORD): Promise<void> {
  await open(page, "/login");
  await page.getByLabel("E-post").fill(email);
  await page.getByLabel("Passord", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Logg inn" }).click();
}
