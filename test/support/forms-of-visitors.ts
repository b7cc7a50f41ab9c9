import { type FormOnAPage, asItIs, button, heading, inDialog, text } from "./form-on-a-page";

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
    name: "a message to those who run the product",
    person: null,
    path: "/contact",
    fill: async (page) => {
      await page.getByLabel("E-post").fill("uten-nett@person.test");
      await page.getByLabel("Emne").fill("Uten nett");
      await page.getByLabel("Melding", { exact: true }).fill("Sendt uten nett.");
    },
    send: button("Send meldingen"),
    failed: "Meldingen ble ikke sendt.",
    done: text("Takk for at du skrev!"),
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
  {
    name: "an order of letters to an address",
    person: null,
    path: "/letters",
    fill: async (page) => {
      await page.getByLabel("E-postadressen din").fill("brev-uten-nett@person.test");
      await page.getByLabel(/^Ja, Samling kan lagre/).check();
    },
    send: button("Send meg en lenke"),
    failed: "Det ble ikke sendt.",
    done: heading("Sjekk innboksen"),
  },
  {
    name: "letters to an account",
    person: "third",
    path: "/letters",
    fill: async (page) => {
      await page.getByLabel("Klokken").selectOption("9");
      await page.getByLabel(/^Ja, Samling kan bruke/).check();
    },
    send: button("Lagre"),
    failed: "Det ble ikke sendt.",
    done: text("Valgene er lagret."),
  },
  {
    name: "what the device follows, for the account",
    person: "third",
    path: "/following",
    fill: async (page) => {
      await page.evaluate(() => window.localStorage.setItem("samling:searches", '["type=youth"]'));
      await page.reload();
      await page.getByLabel(/^Ja, lagre det jeg følger/).check();
    },
    send: button("Lagre i kontoen"),
    failed: "Det ble ikke gjort.",
    done: (page) => page.getByRole("region", { name: "I kontoen din" }).getByRole("link", { name: "Ungdom" }).waitFor(),
  },
  {
    name: "what an account no longer follows",
    person: "third",
    path: "/following",
    fill: asItIs,
    send: button("Slutt å følge Ungdom"),
    failed: "Det ble ikke gjort.",
    done: text("Kontoen følger ingenting ennå."),
  },
];
