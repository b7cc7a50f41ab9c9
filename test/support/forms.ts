import type { Page } from "playwright-core";
import { inject } from "vitest";
import { inFormMenu, openRows } from "#test/support/event-form";
import { open } from "#test/support/journey";
import { fillEvent } from "#test/support/made-events";
import { pressInRowMenu } from "#test/support/own-list";
import { bringIn, discard, fillAddress } from "./bringing-in";
import { asItIs, button, type FormOnAPage, heading, inDialog, openDialog, text } from "./form-on-a-page";
import { ACCOUNT_FORMS } from "./forms-of-accounts";
import { SECRETARIES_FORMS } from "./forms-of-secretaries";
import { VISITORS_FORMS } from "./forms-of-visitors";

/** The path of a calendar with three events on the feed server. */
export const FEED_PATH = "/uten-nett.ics";

const PROGRAMME = "Søndag 13. juni 2027 kl. 19 Kveldssang";

async function fillNamed(page: Page, title: string): Promise<void> {
  await openRows(page);
  await fillEvent(page, { title, day: "2026-06-24" });
}

/** Forms of the product, ordered so that each finds what it needs. */
export const FORMS: FormOnAPage[] = [
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
    name: "a new event as a draft",
    person: "owner",
    path: "/dashboard/event/new",
    fill: async (page) => {
      await fillNamed(page, "Kladd uten nett");
      await inFormMenu(page, "Lagre som utkast");
    },
    send: button("Lagre som utkast"),
    failed: "Arrangementet kunne ikke opprettes",
    done: text("Utkastet er lagret."),
  },
  {
    name: "the deletion of a draft",
    person: "owner",
    path: "/dashboard",
    fill: (page) => page.getByLabel("Slett utkastet Kladd uten nett").click(),
    send: button("Slett utkastet"),
    failed: "Utkastet ble ikke slettet",
    done: text("Utkastet er slettet."),
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
    name: "what has become of an event",
    person: "owner",
    path: "/dashboard",
    fill: async (page) => {
      await pressInRowMenu(page, "Sang med nett", "Avlys eller flytt: Sang med nett");
      await page.getByLabel("Kort forklaring").fill("Strømmen er borte.");
    },
    send: (page) => page.getByRole("button", { name: /^Avlyst/ }),
    failed: "Statusen ble ikke lagret",
    done: text("Sang med nett"),
  },
  {
    name: "another organisation that is asked to take part",
    person: "owner",
    path: "/dashboard",
    fill: async (page) => {
      await pressInRowMenu(page, "Sang med nett", "Hvem Sang med nett er sammen med");
      await page.getByLabel(/^Finn en organisasjon/).fill("kirken");
      await page.getByRole("button", { name: "Søk" }).click();
      await page.waitForURL(/q=kirken/);
      await page.getByRole("heading", { name: "Treff for «kirken»" }).waitFor();
    },
    send: (page) => page.getByRole("button", { name: /^Sammen med: spør/ }).first(),
    failed: "Det ble ikke lagret.",
    done: text("De er spurt."),
  },
  {
    name: "the deletion of an event",
    person: "owner",
    path: "/dashboard",
    fill: async (page) => {
      await pressInRowMenu(page, "Sang med nett", "Slett Sang med nett");
      await heading("Slette arrangementet?")(page);
    },
    send: button("Slett"),
    failed: "Kunne ikke slette arrangementet",
    done: text("Arrangementet er slettet."),
  },
  {
    name: "a deleted event that is brought back",
    person: "owner",
    path: "/dashboard/bin",
    fill: asItIs,
    send: button("Hent tilbake Sang med nett"),
    failed: "Det ble ikke gjort.",
    done: text("Arrangementet er hentet tilbake."),
  },
  {
    name: "the profile",
    person: "owner",
    path: "/dashboard/settings",
    fill: async (page) => {
      await openRows(page);
      await page.getByLabel("Telefon").fill("22 11 00 99");
    },
    send: button("Lagre"),
    failed: "Kunne ikke lagre profilen",
    done: text("Profilen er lagret."),
  },
  {
    name: "onboarding",
    person: "founder",
    path: "/onboarding",
    fill: (page) => page.getByLabel("Navn på organisasjonen").fill("Utennettkirken"),
    send: button("Kom i gang"),
    failed: "Kunne ikke opprette organisasjonsprofil",
    done: (page) => page.getByRole("heading", { level: 1, name: "Utennettkirken" }).waitFor(),
  },
  {
    name: "the rule of a series",
    person: "owner",
    path: "/dashboard/event/new",
    fill: async (page) => {
      await fillNamed(page, "Rekke uten nett");
      await page.getByLabel("Gjentas").check();
      await page.getByLabel("Siste dato").fill("2026-07-22");
      await page.getByRole("button", { name: "Publiser" }).click();
      await heading("Rekke uten nett")(page);
      await open(page, "/dashboard?q=Rekke");
      await page.getByRole("link", { name: "Vis alle datoer for Rekke uten nett" }).first().click();
      await page.getByRole("link", { name: "Endre eller forleng serien" }).click();
      await page.getByLabel("Siste dato").fill("2026-08-26");
    },
    send: button("Lagre"),
    failed: "Endringene kunne ikke lagres",
    done: text("Serien er lagret"),
  },
  {
    name: "the hand-over of an organisation, with a wrong password",
    person: "owner",
    path: "/organizer/bykirken/team",
    fill: async (page) => {
      await page.locator("summary", { hasText: "Overlat organisasjonen" }).click();
      await page.getByLabel("Ny eier").selectOption({ index: 1 });
      await page.getByLabel("Passordet ditt", { exact: true }).fill("ikke mitt passord");
    },
    send: button("Overlat eierskapet"),
    failed: "Kunne ikke overlate organisasjonen",
    done: (page) => page.locator("main").getByRole("alert").filter({ hasText: "Passordet ditt" }).waitFor(),
  },
  {
    name: "an invitation to the team",
    person: "owner",
    path: "/organizer/bykirken/team",
    fill: (page) => page.getByLabel("E-post").fill("uten-nett@person.test"),
    send: button("Send invitasjon"),
    failed: "Kunne ikke legge til teammedlem",
    done: text("Invitasjonen er sendt."),
  },
  {
    name: "an invitation that is taken back",
    person: "owner",
    path: "/organizer/bykirken/team",
    fill: (page) => page.locator("li", { hasText: "uten-nett@person.test" }).locator("summary").last().click(),
    send: button("Trekk tilbake invitasjonen"),
    failed: "Kunne ikke fjerne teammedlem",
    done: text("Vedkommende er ikke lenger med."),
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
    name: "a programme to bring in from the dashboard",
    person: "owner",
    path: "/dashboard",
    fill: (page) => page.getByLabel("Lenke eller tekst").fill("En tekst\nuten noen dato"),
    send: button("Se hva vi forstår"),
    failed: "Det kom ikke fram.",
    done: (page) => page.locator("main").getByRole("alert").waitFor(),
  },
  {
    name: "a correction of what was brought in",
    person: "owner",
    path: "/dashboard/intake",
    fill: async (page) => {
      await bringIn(page, PROGRAMME);
      await page.getByRole("button", { name: "Rett «Kveldssang»" }).click();
      await page.getByLabel("Tittel").fill("Kveldssang uten nett");
    },
    send: button("Ferdig"),
    failed: "Det ble ikke lagret.",
    done: async (page) => {
      await text("Rettet av deg")(page);
      await discard(page);
    },
  },
  {
    name: "the publishing of what was brought in",
    person: "owner",
    path: "/dashboard/intake",
    fill: (page) => bringIn(page, PROGRAMME),
    send: button("Publiser"),
    failed: "Det ble ikke lagret.",
    done: async (page) => {
      await text("Arrangementet er publisert.")(page);
      await page.getByRole("button", { name: "Angre" }).click();
      await text("Publiseringen er angret.")(page);
      await discard(page);
    },
  },
  {
    name: "a calendar's link",
    person: "owner",
    path: "/dashboard/calendar-sync",
    fill: (page) => fillAddress(page, "ikke en lenke"),
    send: button("Se hva som kommer"),
    failed: "Kunne ikke legge til kalenderen",
    done: (page) => page.locator("main").getByRole("alert").waitFor(),
  },
  {
    name: "a calendar that was looked over",
    person: "calendarkeeper",
    path: "/dashboard/calendar-sync",
    fill: async (page) => {
      await fillAddress(page, `http://127.0.0.1:${inject("feedPort")}${FEED_PATH}`);
      await page.getByLabel("Navn på kalenderen").fill("Kalender uten nett");
      await page.getByRole("button", { name: "Se hva som kommer" }).click();
      await page.getByRole("heading", { name: /^Dette forsto vi av/ }).waitFor();
    },
    send: button("Publiser"),
    failed: "Det ble ikke lagret.",
    done: text("Kalenderen er lagt til, med 3 arrangementer."),
  },
  {
    name: "a changed calendar",
    person: "calendarkeeper",
    path: "/dashboard/calendar-sync",
    fill: async (page) => {
      await page.locator("summary", { hasText: /Endre kalenderen.*Kalender uten nett/ }).click();
      await page.getByLabel(/^Sted når det ikke står noe/).fill("Kapellet, Kjerkgata 1, Røros");
    },
    send: button("Lagre endringene"),
    failed: "Kunne ikke endre kalenderen",
    done: text("Endringene er lagret."),
  },
  {
    name: "an imported event",
    person: "calendarkeeper",
    path: "/dashboard",
    fill: async (page) => {
      await page
        .getByRole("link", { name: /^Endre / })
        .first()
        .click();
      await page.waitForURL(/\/edit$/);
      await openRows(page);
      await page.getByLabel("Emneord").fill("uten nett");
    },
    send: button("Lagre"),
    failed: "Endringene kunne ikke lagres",
    done: text("Arrangementet er lagret."),
  },
  {
    name: "the removal of a calendar",
    person: "calendarkeeper",
    path: "/dashboard/calendar-sync",
    fill: (page) => page.locator("summary", { hasText: /Fjern kalenderen.*Kalender uten nett/ }).click(),
    send: button("Fjern kalenderen og 3 arrangementer"),
    failed: "Kunne ikke slette kalendersynkronisering",
    done: text("Kalenderen og arrangementene fra den er fjernet."),
  },
  ...ACCOUNT_FORMS,
  ...SECRETARIES_FORMS,
  ...VISITORS_FORMS,
  {
    name: "a moderator's decision",
    person: "moderator",
    path: "/admin/moderation?tab=pending",
    fill: asItIs,
    send: (page) =>
      page.locator("li", { hasText: "Bokbytte uten like" }).last().getByRole("button", { name: "Avvis rapporter" }),
    failed: "Avgjørelsen ble ikke lagret",
    done: (page) => page.locator("main").getByRole("status").first().waitFor(),
  },
  {
    name: "an objection to a moderator's decision",
    person: "accused",
    path: "/admin/moderation/event/basar/objection",
    fill: (page) => page.getByLabel("Hvorfor mener dere at det er feil?").fill("Det er en helt vanlig basar."),
    send: button("Send innvendingen"),
    failed: "Kunne ikke sende innvendingen",
    done: text("Innvendingen er sendt"),
  },
  {
    name: "a new organisation of the administration",
    person: "governor",
    path: "/admin/organizers",
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
    person: "governor",
    path: "/admin/organizers?q=forvaltet",
    fill: async (page) => {
      await page.locator("summary", { hasText: "Handlinger" }).click();
      await openDialog(page, "Slett Forvaltet uten nett");
    },
    send: inDialog("Slett"),
    failed: "Kunne ikke slette organisasjonen",
    done: text("Organisasjonen er slettet."),
  },
];
