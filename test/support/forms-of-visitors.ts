import { type FormOnAPage, asItIs, button, inDialog, text } from "./form-on-a-page";

/** Forms by which visitors choose and say something, and the answer to what they said. */
export const VISITORS_FORMS: FormOnAPage[] = [
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
    name: "what was not as announced",
    person: null,
    path: "/event/dugnad/mismatch",
    fill: async (page) => {
      await page.getByLabel("Jeg møtte ingen").check();
      await page.getByLabel(/^Vil du si litt mer/).fill("Sendt uten nett.");
    },
    send: button("Si fra"),
    failed: "Det ble ikke sendt.",
    done: text("Takk for at du sa fra!"),
  },
  {
    name: "the answer to what was not as announced",
    person: "calendarkeeper",
    path: "/dashboard/mismatches",
    fill: asItIs,
    send: (page) => page.getByRole("form", { name: /Dugnad/ }).getByRole("button", { name: "Det er rettet" }),
    failed: "Svaret ble ikke lagret",
    done: text("Takk. Svaret er lagret."),
  },
  {
    name: "a report's own page",
    person: "first",
    path: "/report/event/bokbytte",
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
    person: "second",
    path: "/event/bokbytte",
    fill: async (page) => {
      await page
        .getByRole("button", { name: /^Rapporter/ })
        .first()
        .click();
      await page.getByRole("dialog").getByText("Annet", { exact: true }).click();
      await page
        .getByRole("dialog")
        .getByLabel(/^Beskrivelse/)
        .fill("Sendt uten nett.");
    },
    send: inDialog("Send rapport"),
    failed: "Kunne ikke sende rapporten.",
    done: text("Takk for at du sier fra!"),
  },
];
