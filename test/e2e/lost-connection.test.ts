import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openRows } from "#test/support/event-form";
import { atLength } from "#test/support/fuzz";
import { journey } from "#test/support/journey";
import { JOURNEY_PASSWORD, PEOPLE, type Person } from "#test/support/journey-accounts";
import { fillEvent } from "#test/support/made-events";
import { openAs, withAuthenticator } from "#test/support/people";

const OFFLINE = "Nettverksfeil. Sjekk internettforbindelsen din.";

interface FormOnAPage {
  name: string;
  person: Person | null;
  path: string;
  /** Opens what is collapsed, and types. */
  fill(page: Page): Promise<unknown>;
  /** The button that sends it. */
  send(page: Page): ReturnType<Page["getByRole"]>;
  /** The message where it failed. */
  failed: string;
  /** The button that sends it again, where none stands with the message. */
  again?(page: Page): ReturnType<Page["getByRole"]>;
  /** Waits for what is shown once it was sent. */
  done(page: Page): Promise<unknown>;
}

const button = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true });
const inDialog = (name: string) => (page: Page) => page.getByRole("dialog").getByRole("button", { name, exact: true });
const text = (words: string) => (page: Page) => page.getByText(words).first().waitFor();
const firstHeading = (name: string) => (page: Page) => page.getByRole("heading", { level: 1, name }).waitFor();

async function fillNamed(page: Page, title: string): Promise<void> {
  await openRows(page);
  await fillEvent(page, { title, day: "2026-06-24" });
}

/**
 * One for each way in which a form is sent: all go by PostForm or the report's own, and a lint rule wants it so. Each
 * finds what those before it left.
 */
const FORMS: FormOnAPage[] = [
  {
    name: "a new event",
    person: "owner",
    path: "/dashboard/event/new",
    fill: (page) => fillNamed(page, "Sang uten nett"),
    send: button("Publiser"),
    failed: "Arrangementet kunne ikke opprettes",
    done: text("Arrangementet er publisert."),
  },
  {
    name: "an edited event",
    person: "owner",
    path: "/dashboard",
    fill: async (page) => {
      await page.getByRole("link", { name: "Endre Sang uten nett" }).click();
      await fillNamed(page, "Sang med nett");
    },
    send: button("Lagre"),
    failed: "Endringene kunne ikke lagres",
    done: text("Arrangementet er lagret."),
  },
  {
    name: "the report's dialog",
    person: "second",
    path: "/event/bokbytte",
    fill: async (page) => {
      const report = page.getByRole("button", { name: /^Rapporter/ });
      await report.first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("Annet", { exact: true }).click();
      await dialog.getByLabel(/^Beskrivelse/).fill("Sendt uten nett.");
    },
    send: inDialog("Send rapport"),
    failed: "Kunne ikke sende rapporten.",
    again: inDialog("Send rapport"),
    done: text("Takk for at du sier fra!"),
  },
  {
    name: "a programme to bring in",
    person: "owner",
    path: "/dashboard/intake",
    fill: (page) => page.getByLabel("Lenke eller tekst").fill("En tekst uten noen dato"),
    send: button("Se hva vi forstår"),
    failed: "Det kom ikke fram.",
    done: (page) => page.locator("main").getByRole("alert").waitFor(),
  },
  {
    name: "the dialog that signs in",
    person: null,
    path: "/become-organizer",
    fill: async (page) => {
      await page.getByRole("link", { name: "Logg inn" }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("E-post").fill(PEOPLE.owner);
      await dialog.getByLabel("Passord", { exact: true }).fill(JOURNEY_PASSWORD);
    },
    send: inDialog("Logg inn"),
    failed: "Kunne ikke logge inn",
    done: firstHeading("Bykirken"),
  },
  {
    name: "a choice in the settings",
    person: null,
    path: "/settings",
    fill: (page) => page.locator("summary", { hasText: "Utseende" }).click(),
    send: (page) => page.getByRole("button", { name: /^Mørk/ }),
    failed: "Det gikk ikke.",
    done: (page) => page.locator("html[data-theme=dark]").waitFor(),
  },
  {
    name: "the first passkey",
    person: "changer",
    path: "/settings/two-step",
    fill: async (page) => {
      await withAuthenticator(page);
      await page.getByLabel("Kall den").fill("Uten nett");
      await page.getByLabel("Passordet ditt nå").fill(JOURNEY_PASSWORD);
    },
    send: button("Slå på med en passnøkkel"),
    failed: "Passnøkkelen ble ikke lagt til. Prøv igjen.",
    done: text("Ta vare på kodene dine"),
  },
  {
    name: "a moderator's decision",
    person: "moderator",
    path: "/admin/moderation?tab=pending",
    fill: () => Promise.resolve(),
    send: (page) =>
      page.locator("li", { hasText: "Bokbytte uten like" }).last().getByRole("button", { name: "Avvis rapporter" }),
    failed: "Avgjørelsen ble ikke lagret",
    done: (page) => page.locator("main").getByRole("status").first().waitFor(),
  },
];

const TRIED = FORMS.slice(0, atLength(4, FORMS.length));

/** Returns everything that a page's forms hold, passwords too. */
const typedIn = (page: Page) =>
  page.locator(":is(main, dialog) :is(input, textarea, select)[name]").evaluateAll((fields) =>
    fields.map((field) => {
      const { name, type, value, checked } = field as HTMLInputElement;
      return ["checkbox", "radio"].includes(type) ? `${name}=${value}: ${checked}` : `${name}=${value}`;
    }),
  );

describe("without a connection", () => {
  journey.override({
    device: "desktop",
    // The router asks for the routes of new links whenever it finds some, without a connection too.
    expected: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /\b(409|422|503)\b/],
  });

  journey.for(TRIED)(
    "$name stays as it was typed, says what failed, and is sent again by one press",
    async ({ person, path, fill, send, failed, again, done }, { page, context }) => {
      await openAs(page, person, path);
      // A link that is pressed sooner is prefetched before the browser knows its route, which logs a warning.
      await page.waitForLoadState("networkidle");
      await fill(page);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const typed = await typedIn(page);
      const [address] = page.url().split("#");
      await context.setOffline(true);
      await send(page).click();
      const alert = page.getByRole("alert").filter({ hasText: failed });
      await alert.getByText(OFFLINE).waitFor();
      expect(await typedIn(page)).toEqual(typed);
      expect(page.url().split("#")[0]).toBe(address);
      await context.setOffline(false);
      await (again?.(page) ?? alert.getByRole("button", { name: "Prøv igjen" })).click();
      await done(page);
    },
  );
});
