const minutes = (n: number) =>
  n === 1 ? "ett minutt" : n < 60 ? `${n} minutter` : n < 90 ? "en time" : `${Math.round(n / 60)} timer`;

export const accountMessages = {
  pages: {
    "sign-in": { title: "Logg inn", description: "Logg inn på Samling." },
    "sign-up": { title: "Opprett konto", description: "Opprett en konto hos Samling." },
    forgot: { title: "Glemt passord", description: "Få en lenke for å velge nytt passord." },
    reset: { title: "Velg nytt passord", description: "Velg et nytt passord til kontoen din." },
    confirm: { title: "Bekreft e-postadressen", description: "Bekreft at e-postadressen er din." },
  },
  welcome: "Alt som samler oss, på ett sted",
  welcomeText:
    "Menigheter og organisasjoner i hele Norge forteller her hva som skjer, og hvem som helst kan finne det.",
  backToEvents: "Til arrangementene",
  email: "E-post",
  password: "Passord",
  newPassword: "Nytt passord",
  passwordRepeat: "Gjenta passordet",
  organizationName: "Organisasjonens navn",
  organizationHint: "Menigheten, koret eller foreningen.",
  followOnly: "Jeg vil bare følge arrangementer",
  followOnlyHint: "Da trenger du ikke navnet på en organisasjon.",
  signInIntro: "Velkommen tilbake.",
  signIn: "Logg inn",
  signUpIntro: "Det er gratis, og tar under ett minutt.",
  signUp: "Opprett konto",
  noAccount: "Har du ikke konto?",
  hasAccount: "Har du allerede en konto?",
  forgotLink: "Glemt passordet?",
  forgotIntro: "Skriv e-postadressen din, så sender vi deg en lenke der du kan velge et nytt.",
  forgotSend: "Send lenke",
  backToSignIn: "Tilbake til innlogging",
  invitedTo: (organizer: string) =>
    `Du er invitert til teamet til ${organizer}. Logg inn eller opprett konto med adressen som invitasjonen kom til.`,
  invited: "Du er invitert til et team. Logg inn eller opprett konto med adressen som invitasjonen kom til.",
  busy: "Et øyeblikk …",
  sentHeading: "E-post sendt!",
  sentTo: (email: string) =>
    `Finnes det en konto for ${email}, har vi nå sendt deg en lenke. Den kommer som regel innen et minutt.`,
  sentHint: "Ser du den ikke? Se i søppelposten, eller sjekk at adressen er skrevet riktig.",
  createdHeading: "Konto opprettet!",
  checkEmail: "Sjekk e-posten din for å bekrefte kontoen",
  checkEmailTo: (email: string) =>
    `Vi har sendt en lenke til ${email}. Trykk på den, så er du i gang. Har adressen alt en konto, står det i e-posten hvordan du logger inn.`,
  createdNext: "Du sendes videre for å beskrive organisasjonen …",
  resendHint: "Kom den ikke fram?",
  resend: "Send lenken på nytt",
  problems: {
    failed: "Kunne ikke logge inn",
    wrongCredentials: "Kunne ikke logge inn: e-postadressen eller passordet er feil.",
    unconfirmedEmail: "Du må bekrefte e-postadressen før du kan logge inn. Trykk på lenken vi har sendt deg.",
    tooMany: (wait: number) =>
      `Det har vært for mange forsøk. Prøv igjen om ${minutes(wait)}, eller bruk «Glemt passordet?».`,
    tooManySignUps: (wait: number) =>
      `Det har vært opprettet for mange kontoer herfra. Prøv igjen om ${minutes(wait)}.`,
    tooManyMails: (wait: number) =>
      `Kunne ikke sende e-post. Vi har sendt mange allerede: se i innboksen, eller prøv igjen om ${minutes(wait)}.`,
    mailFailed: "Kunne ikke sende e-post",
    signUpRefused: "Kunne ikke opprette konto",
    signUpDisabled: "Registrering er ikke aktivert. Kontakt administrator.",
    wrongSignUpPassword: "Passordet er ikke det som ble valgt da kontoen ble opprettet.",
  },
  resetIntro: (email: string) => `For kontoen til ${email}. Når du lagrer, logges alle andre enheter ut.`,
  resetSave: "Lagre nytt passord",
  notReset: "Kunne ikke lagre det nye passordet",
  resetInvalidHeading: "Lenken virker ikke lenger",
  resetInvalid: "En lenke for å velge nytt passord virker én gang, og i én time. Be om en ny, så er du straks i gang.",
  resetUsedHeading: "Passordet er allerede byttet",
  resetUsed:
    "Lenken er brukt, og passordet er byttet. Logg inn med det nye. Får du det ikke til, eller var det ikke du som byttet det, kan du be om en ny lenke.",
  resetAgain: "Få en ny lenke",
  confirmHeading: "Bekreft adressen din",
  confirmIntro: (email: string) => `Er ${email} din adresse? Bekreft, så er kontoen klar.`,
  confirm: "Bekreft e-postadressen",
  notConfirmed: "Kunne ikke bekrefte e-postadressen",
  confirmElsewhere:
    "Kontoen ble opprettet i en annen nettleser. Skriv passordet du valgte der, så vet vi at det er deg.",
  confirmForgot: "Husker du det ikke, eller var det ikke du som opprettet kontoen? Velg et nytt passord",
  confirmUsedHeading: "Adressen er allerede bekreftet",
  confirmUsed: "Alt er i orden. Logg inn, så er du i gang.",
  confirmInvalid:
    "En bekreftelse virker én gang, og i tre dager. Har du alt bekreftet, er det bare å logge inn. Ellers sender vi deg gjerne en ny lenke.",
};
