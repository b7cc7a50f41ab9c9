import type { Browser, BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";
import { SESSION_COOKIE } from "~/auth/lucia";
import { DEVICES } from "./devices";
import { open } from "./journey";
import { JOURNEY_PASSWORD, PEOPLE, type Person, sessionTokenOf } from "./journey-accounts";

/**
 * Makes the browser somebody else's from the next page on, without the product's doing; null is a visitor who has not
 * signed in. Open pages are left first: what they still have under way would be answered to the wrong person.
 */
export async function become(context: BrowserContext, person: Person | null): Promise<void> {
  await Promise.all(context.pages().map((page) => page.goto("about:blank")));
  await context.clearCookies({ name: SESSION_COOKIE });
  // Each from a network of their own.
  await context.setExtraHTTPHeaders(
    person ? { "CF-Connecting-IP": `198.18.${Object.keys(PEOPLE).indexOf(person)}.7` } : {},
  );
  if (person)
    await context.addCookies([{ name: SESSION_COOKIE, value: sessionTokenOf(person), url: inject("baseUrl") }]);
}

/** Another person's browser, which knows nothing of the first one's; to be closed with its context. */
export async function anotherBrowser(browser: Browser, person?: Person): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    ...DEVICES.desktop,
    baseURL: inject("baseUrl"),
    locale: "nb-NO",
  });
  context.setDefaultTimeout(10_000);
  if (person) await become(context, person);
  return context.newPage();
}

/** Gives the page a device that says yes to every question about passkeys. */
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

/** Signs in by the form of /login. */
export async function signIn(page: Page, email: string, password = JOURNEY_PASSWORD): Promise<void> {
  await open(page, "/login");
  await page.getByLabel("E-post").fill(email);
  await page.getByLabel("Passord", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Logg inn" }).click();
}
