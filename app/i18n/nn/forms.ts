/** The texts around every form's fields. */
export const formMessages = {
  summary: (count: number) => (count === 1 ? "Éin ting må rettast:" : `${count} ting må rettast:`),
  signOutFailed: "Kunne ikkje logge ut",
  optional: "valfritt",
  showPassword: "Vis passordet",
  hidePassword: "Skjul passordet",
  strength: "Kor sterkt passordet er:",
  strengths: ["Altfor lett å gjette", "Lett å gjette", "Greitt", "Godt", "Svært godt"] as readonly string[],
  strengthHint: "Minst 6 teikn. Tre tilfeldige ord er både godt og lett å hugse.",
  /** Below a form's failure: why, and what to do. */
  notSent: {
    failed: "Det gjekk ikkje.",
    reasons: {
      offline: "Nettverksfeil. Sjekk internettsambandet ditt.",
      silent: "Sida svarar ikkje akkurat no. Vent litt, og prøv igjen.",
      signedOut: "Du er logga ut. Logg inn i ei ny fane, og prøv så igjen her.",
      tooMany: "Det har vore for mange forsøk på kort tid. Vent litt, og prøv igjen.",
      tooLarge: "Det du sende, er for stort. Prøv med eit mindre bilete.",
      refused: "Du har ikkje lenger lov til dette. Spør den som eig organisasjonen.",
      gone: "Det finst ikkje lenger. Kanskje nokon andre har sletta det.",
    },
    signedOutKept: "Du er logga ut. Logg inn, så kjem du tilbake hit. Vi tek vare på det du skreiv.",
    again: "Prøv igjen",
    sending: "Sender …",
  },
  /** Offers an unsent draft. */
  draft: {
    kept: "Vi har teke vare på det du skreiv",
    outdated: "Det er endra sidan, av deg sjølv eller av nokon andre. Sjå over før du lagrar.",
    restore: "Hent det fram",
    discard: "Kast det",
  },
  unsaved: {
    title: "Du har endringar som ikkje er lagra",
    text: "Går du no, blir dei borte.",
    kept: "Går du no, ligg det du skreiv, på denne eininga til du kjem tilbake.",
    stay: "Bli her",
    leave: "Forlat sida",
  },
};
