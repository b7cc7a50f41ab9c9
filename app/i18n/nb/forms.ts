/** The texts around every form's fields. */
export const formMessages = {
  summary: (count: number) => (count === 1 ? "Én ting må rettes:" : `${count} ting må rettes:`),
  signOutFailed: "Kunne ikke logge ut",
  optional: "valgfritt",
  showPassword: "Vis passordet",
  hidePassword: "Skjul passordet",
  strength: "Hvor sterkt passordet er:",
  strengths: ["Altfor lett å gjette", "Lett å gjette", "Greit", "Godt", "Svært godt"] as readonly string[],
  strengthHint: "Minst 6 tegn. Tre tilfeldige ord er både godt og lett å huske.",
  /** Below a form's failure: why, and what to do. */
  notSent: {
    failed: "Det gikk ikke.",
    reasons: {
      offline: "Nettverksfeil. Sjekk internettforbindelsen din.",
      silent: "Siden svarer ikke akkurat nå. Vent litt, og prøv igjen.",
      signedOut: "Du er logget ut. Logg inn i en ny fane, og prøv så igjen her.",
      tooMany: "Det har vært for mange forsøk på kort tid. Vent litt, og prøv igjen.",
      tooLarge: "Det du sendte, er for stort. Prøv med et mindre bilde.",
      refused: "Du har ikke lenger lov til dette. Spør den som eier organisasjonen.",
      gone: "Det finnes ikke lenger. Kanskje noen andre har slettet det.",
    },
    signedOutKept: "Du er logget ut. Logg inn, så kommer du tilbake hit. Vi tar vare på det du skrev.",
    again: "Prøv igjen",
    sending: "Sender …",
  },
  /** Offers an unsent draft. */
  draft: {
    kept: "Vi har tatt vare på det du skrev",
    outdated: "Det er endret siden, av deg selv eller av noen andre. Se over før du lagrer.",
    restore: "Hent det fram",
    discard: "Kast det",
  },
  unsaved: {
    title: "Du har endringer som ikke er lagret",
    text: "Går du nå, blir de borte.",
    kept: "Går du nå, ligger det du skrev, på denne enheten til du kommer tilbake.",
    stay: "Bli her",
    leave: "Forlat siden",
  },
};
