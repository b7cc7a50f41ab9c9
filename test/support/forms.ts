import type { Page } from "playwright-core";
import { JOURNEY_PASSWORD, type Person, PEOPLE } from "./journey-accounts";

const PASSWORD = "fire gule fugler";

export interface FormOnAPage {
  name: string;
  person: Person | null;
  path: string;
  /** Opens what is folded away, and types. */
  fill(page: Page): Promise<unknown>;
  /** The button that sends it. */
  send(page: Page): ReturnType<Page["getByRole"]>;
  /** What could not be done. */
  failed: string;
  /** Shown once it has been sent. */
  done(page: Page): Promise<unknown>;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name, exact: true });
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first().waitFor();
const heading = (name: string) => (page: Page) => page.getByRole("heading", { name }).first().waitFor();
const inDialog = (name: string) => (page: Page) => page.getByRole("dialog").getByRole("button", { name, exact: true });

async function fillEvent(page: Page, title: string): Promise<void> {
  await page.getByLabel("Tittel").fill(title);
  await page.getByLabel("Beskrivelse").fill("Vi synger uten nett.");
  await page.getByRole("radio", { name: "Bønn" }).check();
  await page.getByLabel("Startdato").fill("2026-06-24");
  await page.getByLabel("Starttid", { exact: true }).fill("19:00");
}

async function openDialog(page: Page, link: string): Promise<void> {
  await page.getByRole("link", { name: link }).first().click();
  await page.getByRole("dialog").waitFor();
}

/** Forms of the product, in an order in which each finds what it needs. */
export const FORMS: FormOnAPage[] = [
  {
    name: "a new event",
    person: "owner", path: "/dashboard/event/new",
    fill: (page) => fillEvent(page, "Sang uten nett"),
    send: button("Publiser"),
    failed: "Arrangementet kunne ikke opprettes",
    done: text("Arrangementet er publisert."),
  },
  {
    name: "an edited event",
    person: "owner", path: "/dashboard",
    fill: async (page) => {
      await page.getByRole("link", { name: "Rediger Sang uten nett" }).click();
      await page.getByLabel("Tittel").fill("Sang med nett");
    },
    send: button("Lagre"),
    failed: "Endringene kunne ikke lagres",
    done: text("Arrangementet er lagret."),
  },
  {
    name: "the deletion of an event",
    person: "owner", path: "/dashboard",
    fill: async (page) => {
      await page.getByRole("link", { name: "Slett Sang med nett" }).click();
      await heading("Slette arrangementet?")(page);
    },
    send: button("Slett"),
    failed: "Kunne ikke slette arrangementet",
    done: text("Arrangementet er slettet."),
  },
  {
    name: "the profile",
    person: "owner", path: "/dashboard/settings",
    fill: (page) => page.getByLabel("Telefon").fill("22 11 00 99"),
    send: button("Lagre"),
    failed: "Kunne ikke lagre profilen",
    done: text("Profilen er lagret."),
  },
  {
    name: "onboarding",
    person: "founder", path: "/onboarding",
    fill: (page) => page.getByLabel("Navn på organisasjonen").fill("Utennettkirken"),
    send: button("Opprett profilen"),
    failed: "Kunne ikke opprette organisasjonsprofil",
    done: (page) => page.getByRole("heading", { level: 1, name: "Utennettkirken" }).waitFor(),
  },
  {
    name: "an invitation to the team",
    person: "owner", path: "/organizer/bykirken/team",
    fill: (page) => page.getByLabel("E-post").fill("uten-nett@person.test"),
    send: button("Send invitasjon"),
    failed: "Kunne ikke legge til teammedlem",
    done: text("Invitasjonen er sendt."),
  },
  {
    name: "an invitation that is taken back",
    person: "owner", path: "/organizer/bykirken/team",
    fill: (page) => page.getByRole("listitem").filter({ hasText: "uten-nett@person.test" }).locator("summary").click(),
    send: (page) => page.getByRole("listitem").filter({ hasText: "uten-nett@person.test" }).getByRole("button", { name: "Trekk tilbake invitasjonen" }),
    failed: "Kunne ikke fjerne teammedlem",
    done: text("Vedkommende er ikke lenger med."),
  },
  {
    name: "a calendar's link",
    person: "owner", path: "/dashboard/calendar-sync",
    fill: (page) => page.getByLabel("Kalender-URL (iCal/ICS)").fill("ikke en lenke"),
    send: button("Se hva som kommer"),
    failed: "Kunne ikke legge til kalenderen",
    done: (page) => page.locator("main").getByRole("alert").waitFor(),
  },
  {
    name: "signing in",
    person: null, path: "/login",
    fill: async (page) => {
      await page.getByLabel("E-post").fill(PEOPLE.owner);
      await page.getByLabel("Passord", { exact: true }).fill(JOURNEY_PASSWORD);
    },
    send: button("Logg inn"),
    failed: "Kunne ikke logge inn",
    done: (page) => page.getByRole("heading", { level: 1, name: "Bykirken" }).waitFor(),
  },
  {
    name: "signing up",
    person: null, path: "/login?mode=sign-up",
    fill: async (page) => {
      await page.getByLabel("Organisasjonens navn").fill("Ny uten nett");
      await page.getByLabel("E-post").fill("ny-uten-nett@person.test");
      await page.getByLabel("Passord", { exact: true }).fill(PASSWORD);
    },
    send: button("Opprett konto"),
    failed: "Kunne ikke opprette konto",
    done: text("Sjekk e-posten din for å bekrefte kontoen"),
  },
  {
    name: "a forgotten password",
    person: null, path: "/login?mode=forgot",
    fill: (page) => page.getByLabel("E-post").fill("ny-uten-nett@person.test"),
    send: button("Send lenke"),
    failed: "Kunne ikke sende e-post",
    done: heading("E-post sendt!"),
  },
  {
    name: "a new confirmation link",
    person: null, path: `/confirm-email?token=${"x".repeat(43)}`,
    fill: (page) => page.getByLabel("E-post").fill("ny-uten-nett@person.test"),
    send: button("Send lenken på nytt"),
    failed: "Kunne ikke sende e-post",
    done: heading("E-post sendt!"),
  },
  {
    name: "the dialog that signs in",
    person: null, path: "/become-organizer",
    fill: async (page) => {
      await openDialog(page, "Logg inn");
      await page.getByRole("dialog").getByLabel("E-post").fill(PEOPLE.owner);
      await page.getByRole("dialog").getByLabel("Passord", { exact: true }).fill(JOURNEY_PASSWORD);
    },
    send: inDialog("Logg inn"),
    failed: "Kunne ikke logge inn",
    done: (page) => page.getByRole("heading", { level: 1, name: "Bykirken" }).waitFor(),
  },
  {
    name: "the dialog that signs up",
    person: null, path: "/become-organizer",
    fill: async (page) => {
      await openDialog(page, "Opprett konto");
      await page.getByRole("dialog").getByLabel("E-post").fill("dialog-uten-nett@person.test");
      await page.getByRole("dialog").getByLabel("Passord", { exact: true }).fill(PASSWORD);
      await page.getByRole("dialog").getByLabel("Gjenta passordet").fill(PASSWORD);
    },
    send: inDialog("Opprett konto"),
    failed: "Kunne ikke opprette konto",
    done: text("Sjekk e-posten din for å bekrefte kontoen"),
  },
  {
    name: "the account's e-mail",
    person: "follower", path: "/settings/account",
    fill: async (page) => {
      await page.getByLabel("Ny e-postadresse").fill("folger-uten-nett@person.test");
      await page.getByLabel("Passordet ditt").first().fill(JOURNEY_PASSWORD);
    },
    send: button("Bytt e-postadresse"),
    failed: "Kunne ikke bytte e-postadressen",
    done: text("Vi har sendt en lenke til begge adressene."),
  },
  {
    name: "a choice in the settings",
    person: null, path: "/settings",
    fill: (page) => page.locator("summary", { hasText: "Utseende" }).click(),
    send: (page) => page.getByRole("button", { name: /^Mørk/ }),
    failed: "Det gikk ikke.",
    done: (page) => page.locator("html[data-theme=dark]").waitFor(),
  },
  {
    name: "a report's own page",
    person: "first", path: "/report/event/bokbytte",
    fill: async (page) => {
      await page.getByText("Annet", { exact: true }).click();
      await page.getByLabel(/^Beskrivelse/).fill("Sendt uten nett.");
    },
    send: button("Send rapport"),
    failed: "Kunne ikke sende rapporten.",
    done: text("Takk for at du sier fra!"),
  },
  {
    name: "the report's dialog",
    person: "second", path: "/event/bokbytte",
    fill: async (page) => {
      await page.getByRole("button", { name: /^Rapporter/ }).first().click();
      await page.getByRole("dialog").getByText("Annet", { exact: true }).click();
      await page.getByRole("dialog").getByLabel(/^Beskrivelse/).fill("Sendt uten nett.");
    },
    send: inDialog("Send rapport"),
    failed: "Kunne ikke sende rapporten.",
    done: text("Takk for at du sier fra!"),
  },
  {
    name: "a moderator's decision",
    person: "moderator", path: "/admin/moderation?tab=pending",
    fill: async () => undefined,
    send: (page) => page.locator("li", { hasText: "Bokbytte uten like" }).last().getByRole("button", { name: "Avvis rapporter" }),
    failed: "Avgjørelsen ble ikke lagret",
    done: (page) => page.locator("main").getByRole("status").first().waitFor(),
  },
  {
    name: "a new organisation of the administration",
    person: "governor", path: "/admin/organizers",
    fill: async (page) => {
      await page.getByText("Legg til organisasjon").click();
      await page.getByLabel("E-post", { exact: true }).fill("forvaltet-uten-nett@menighet.test");
      await page.getByLabel("Navn på organisasjonen").fill("Forvaltet uten nett");
    },
    send: button("Legg til"),
    failed: "Kunne ikke legge til organisasjonen:",
    done: text("Organisasjonen er lagt til."),
  },
  {
    name: "the deletion of an organisation",
    person: "governor", path: "/admin/organizers?q=forvaltet",
    fill: async (page) => {
      await page.locator("summary", { hasText: "Handlinger" }).click();
      await page.getByRole("link", { name: "Slett Forvaltet uten nett" }).click();
      await page.getByRole("dialog").waitFor();
    },
    send: inDialog("Slett"),
    failed: "Kunne ikke slette organisasjonen",
    done: text("Organisasjonen er slettet."),
  },
];
