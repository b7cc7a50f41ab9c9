import { inFormMenu, openRows } from "#test/support/event-form";
import { open } from "#test/support/journey";
import { pressInRowMenu } from "#test/support/own-list";
import { type FormOnAPage, asItIs, button, text } from "./form-on-a-page";

const TEMPLATE = "Mal uten nett";

/** The list of first steps, templates, the bin and receivers, ordered so that each finds what it needs. */
export const SECRETARIES_FORMS: FormOnAPage[] = [
  {
    name: "the list of first steps that is put away",
    person: "owner",
    path: "/dashboard/start",
    fill: asItIs,
    send: button("Legg bort"),
    failed: "Det ble ikke gjort.",
    done: text("Listen er lagt bort."),
  },
  {
    name: "the list of first steps that is brought back",
    person: "owner",
    path: "/dashboard/start",
    fill: asItIs,
    send: button("Hent fram igjen"),
    failed: "Det ble ikke gjort.",
    done: text("Listen er hentet fram igjen."),
  },
  {
    name: "an event as a template",
    person: "owner",
    path: "/dashboard/event/new",
    fill: async (page) => {
      await openRows(page);
      await page.getByLabel("Tittel").fill(TEMPLATE);
      await page.getByLabel("Beskrivelse").fill("Som hver søndag.");
      await inFormMenu(page, "Lagre som mal");
    },
    send: button("Lagre som mal"),
    failed: "Arrangementet kunne ikke opprettes",
    done: text(`«${TEMPLATE}» er nå en mal.`),
  },
  {
    name: "a template's new name",
    person: "owner",
    path: "/dashboard/templates",
    fill: (page) => page.getByLabel("Navn på malen").first().fill(`${TEMPLATE} og strøm`),
    send: (page) => page.getByRole("button", { name: "Lagre navnet" }).first(),
    failed: "Malen ble ikke endret.",
    done: text("Malen har fått nytt navn."),
  },
  {
    name: "the deletion of a template",
    person: "owner",
    path: "/dashboard/templates",
    fill: (page) => page.getByLabel(`Slett malen ${TEMPLATE} og strøm`).click(),
    send: button("Slett malen"),
    failed: "Malen ble ikke endret.",
    done: text("Malen er borte."),
  },
  {
    name: "a deletion for good",
    person: "owner",
    path: "/dashboard?q=Sang med nett",
    fill: async (page) => {
      await pressInRowMenu(page, "Sang med nett", "Slett Sang med nett");
      await page.getByRole("button", { name: "Slett", exact: true }).click();
      await page.getByText("Arrangementet er slettet.").waitFor();
      await open(page, "/dashboard/bin");
      await page.waitForLoadState("networkidle");
      await page.getByText("Slett for godt", { exact: true }).first().click();
    },
    send: button("Slett Sang med nett for godt"),
    failed: "Det ble ikke gjort.",
    done: text("Det er slettet for godt."),
  },
];
