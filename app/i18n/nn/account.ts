const minutes = (n: number) =>
  n === 1 ? "eitt minutt" : n < 60 ? `${n} minutt` : n < 90 ? "ein time" : `${Math.round(n / 60)} timar`;

export const accountMessages = {
  pages: {
    "sign-in": { title: "Logg inn", description: "Logg inn på Samling." },
    "sign-up": { title: "Opprett konto", description: "Opprett ein konto hos Samling." },
    forgot: { title: "Gløymt passord", description: "Få ei lenke for å velje nytt passord." },
    reset: { title: "Vel nytt passord", description: "Vel eit nytt passord til kontoen din." },
    confirm: { title: "Stadfest e-postadressa", description: "Stadfest at e-postadressa er di." },
  },
  welcome: "Alt som samlar oss, på éin stad",
  welcomeText: "Kyrkjelydar og organisasjonar i heile Noreg fortel her kva som skjer, og kven som helst kan finne det.",
  backToEvents: "Til arrangementa",
  email: "E-post",
  password: "Passord",
  newPassword: "Nytt passord",
  passwordRepeat: "Gjenta passordet",
  organizationName: "Namnet på organisasjonen",
  organizationHint: "Kyrkjelyden, koret eller foreininga.",
  followOnly: "Eg vil berre følgje arrangement",
  followOnlyHint: "Då treng du ikkje namnet på ein organisasjon.",
  signInIntro: "Velkomen tilbake.",
  signIn: "Logg inn",
  signUpIntro: "Det er gratis, og tek under eitt minutt.",
  signUp: "Opprett konto",
  noAccount: "Har du ikkje konto?",
  hasAccount: "Har du allereie ein konto?",
  forgotLink: "Gløymt passordet?",
  forgotIntro: "Skriv e-postadressa di, så sender vi deg ei lenke der du kan velje eit nytt.",
  forgotSend: "Send lenke",
  backToSignIn: "Tilbake til innlogging",
  invitedTo: (organizer: string) =>
    `Du er invitert til teamet til ${organizer}. Logg inn eller opprett konto med adressa som invitasjonen kom til.`,
  invited: "Du er invitert til eit team. Logg inn eller opprett konto med adressa som invitasjonen kom til.",
  busy: "Eit augeblikk …",
  sentHeading: "E-post send!",
  sentTo: (email: string) =>
    `Finst det ein konto for ${email}, har vi no sendt deg ei lenke. Ho kjem som regel innan eit minutt.`,
  sentHint: "Ser du ho ikkje? Sjå i søppelposten, eller sjekk at adressa er rett skriven.",
  createdHeading: "Konto oppretta!",
  checkEmail: "Sjekk e-posten din for å stadfeste kontoen",
  checkEmailTo: (email: string) =>
    `Vi har sendt ei lenke til ${email}. Trykk på ho, så er du i gang. Har adressa alt ein konto, står det i e-posten korleis du loggar inn.`,
  createdNext: "Du blir send vidare for å skildre organisasjonen …",
  resendHint: "Kom ho ikkje fram?",
  resend: "Send lenka på nytt",
  problems: {
    failed: "Kunne ikkje logge inn",
    wrongCredentials: "Kunne ikkje logge inn: e-postadressa eller passordet er feil.",
    unconfirmedEmail: "Du må stadfeste e-postadressa før du kan logge inn. Trykk på lenka vi har sendt deg.",
    tooMany: (wait: number) =>
      `Det har vore for mange forsøk. Prøv igjen om ${minutes(wait)}, eller bruk «Gløymt passordet?».`,
    tooManySignUps: (wait: number) => `Det er oppretta for mange kontoar herifrå. Prøv igjen om ${minutes(wait)}.`,
    tooManyMails: (wait: number) =>
      `Kunne ikkje sende e-post. Vi har sendt mange allereie: sjå i innboksen, eller prøv igjen om ${minutes(wait)}.`,
    mailFailed: "Kunne ikkje sende e-post",
    signUpRefused: "Kunne ikkje opprette konto",
    signUpDisabled: "Registrering er ikkje slått på. Kontakt administrator.",
    wrongSignUpPassword: "Passordet er ikkje det som blei valt då kontoen blei oppretta.",
  },
  resetIntro: (email: string) => `For kontoen til ${email}. Når du lagrar, blir alle andre einingar logga ut.`,
  resetSave: "Lagre nytt passord",
  notReset: "Kunne ikkje lagre det nye passordet",
  resetInvalidHeading: "Lenka verkar ikkje lenger",
  resetInvalid:
    "Ei lenke for å velje nytt passord verkar éin gong, og i éin time. Be om ei ny, så er du straks i gang.",
  resetUsedHeading: "Passordet er allereie bytt",
  resetUsed:
    "Lenka er brukt, og passordet er bytt. Logg inn med det nye. Får du det ikkje til, eller var det ikkje du som bytte det, kan du be om ei ny lenke.",
  resetAgain: "Få ei ny lenke",
  confirmHeading: "Stadfest adressa di",
  confirmIntro: (email: string) => `Er ${email} adressa di? Stadfest, så er kontoen klar.`,
  confirm: "Stadfest e-postadressa",
  notConfirmed: "Kunne ikkje stadfeste e-postadressa",
  confirmElsewhere:
    "Kontoen blei oppretta i ein annan nettlesar. Skriv passordet du valde der, så veit vi at det er deg.",
  confirmForgot: "Hugsar du det ikkje, eller var det ikkje du som oppretta kontoen? Vel eit nytt passord",
  confirmUsedHeading: "Adressa er allereie stadfesta",
  confirmUsed: "Alt er i orden. Logg inn, så er du i gang.",
  confirmInvalid:
    "Ei stadfesting verkar éin gong, og i tre dagar. Har du alt stadfesta, er det berre å logge inn. Elles sender vi deg gjerne ei ny lenke.",
};
