import { type FormOnAPage, asItIs, button, heading, inDialog, openDialog, text } from "./form-on-a-page";
import { JOURNEY_PASSWORD, PEOPLE, RECOVERY_CODE } from "./journey-accounts";
import { signIn, withAuthenticator } from "./people";
import { TOKENS } from "./screens/screen";

const PASSWORD = "fire gule fugler";

/** Account and team forms, ordered so that each finds what it needs. */
export const ACCOUNT_FORMS: FormOnAPage[] = [
  {
    name: "signing in",
    person: null,
    path: "/login",
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
    person: null,
    path: "/login?mode=sign-up",
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
    person: null,
    path: "/login?mode=forgot",
    fill: (page) => page.getByLabel("E-post").fill("ny-uten-nett@person.test"),
    send: button("Send lenke"),
    failed: "Kunne ikke sende e-post",
    done: heading("E-post sendt!"),
  },
  {
    name: "a new confirmation link",
    person: null,
    path: `/confirm-email?token=${"x".repeat(43)}`,
    fill: (page) => page.getByLabel("E-post").fill("ny-uten-nett@person.test"),
    send: button("Send lenken på nytt"),
    failed: "Kunne ikke sende e-post",
    done: heading("E-post sendt!"),
  },
  {
    name: "the dialog that signs in",
    person: null,
    path: "/become-organizer",
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
    person: null,
    path: "/become-organizer",
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
    person: "follower",
    path: "/settings/account",
    fill: async (page) => {
      await page.getByLabel("Ny e-postadresse").fill("folger-uten-nett@person.test");
      await page.getByLabel("Passordet ditt").first().fill(JOURNEY_PASSWORD);
    },
    send: button("Bytt e-postadresse"),
    failed: "Kunne ikke bytte e-postadressen",
    done: text("Vi har sendt en lenke til begge adressene."),
  },
  {
    name: "a new password",
    person: "changer",
    path: "/settings/account",
    fill: async (page) => {
      await page.getByLabel("Passordet ditt nå").last().fill(JOURNEY_PASSWORD);
      await page.getByLabel("Nytt passord", { exact: true }).fill(PASSWORD);
      await page.getByLabel("Gjenta det nye passordet").fill(PASSWORD);
    },
    send: button("Bytt passord"),
    failed: "Kunne ikke bytte passordet",
    done: text("Passordet er byttet"),
  },
  {
    name: "the first passkey",
    person: "changer",
    path: "/settings/two-step",
    fill: async (page) => {
      await withAuthenticator(page);
      await page.getByLabel("Kall den").fill("Uten nett");
      await page.getByLabel("Passordet ditt nå").fill(PASSWORD);
    },
    send: button("Slå på med en passnøkkel"),
    failed: "Passnøkkelen ble ikke lagt til. Prøv igjen.",
    done: heading("Ta vare på kodene dine"),
  },
  {
    name: "new recovery codes",
    person: "changer",
    path: "/settings/two-step",
    fill: (page) => page.getByLabel("Passordet ditt nå").last().fill(PASSWORD),
    send: button("Lag nye koder"),
    failed: "Kunne ikke lage nye koder",
    done: heading("Ta vare på kodene dine"),
  },
  {
    name: "the second step of signing in",
    person: null,
    path: "/login",
    fill: async (page) => {
      await signIn(page, PEOPLE.twofold);
      await heading("Bekreft at det er deg")(page);
      await page.getByLabel("Gjenopprettingskode").fill(RECOVERY_CODE);
    },
    send: button("Logg inn med koden"),
    failed: "Kunne ikke logge inn med koden",
    done: (page) => page.waitForURL("**/onboarding"),
  },
  {
    name: "an invitation that is accepted",
    person: "invited",
    path: `/invitation/${TOKENS.invitation}`,
    fill: asItIs,
    send: button("Takk ja"),
    failed: "Kunne ikke godta invitasjonen",
    done: text("Invitasjonen er godtatt!"),
  },
  {
    name: "leaving a team",
    person: "invited",
    path: "/organizer/markedskirken/team",
    fill: (page) => page.locator("summary", { hasText: "Forlat teamet" }).click(),
    send: button("Ja, forlat teamet"),
    failed: "Kunne ikke forlate teamet",
    done: text("Du er ikke lenger med i teamet."),
  },
  {
    name: "the deletion of an account",
    person: "invited",
    path: "/settings/delete-account",
    fill: (page) => page.getByLabel("Passordet ditt nå").fill(JOURNEY_PASSWORD),
    send: button("Slett kontoen for godt"),
    failed: "Kunne ikke slette kontoen",
    done: text("Kontoen din er slettet."),
  },
];
