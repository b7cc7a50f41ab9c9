export const accountNoticeMessages = {
  notYou: "Var det ikkje deg? Byt passord med ein gong, og sjå kvar du er logga inn, under innstillingane dine.",
  notYouAtAll:
    "Var det ikkje deg? Då kjenner nokon passordet ditt: byt det der du bruker det same, først til sjølve e-posten din.",
  /** Whoever has the password has asked for it. */
  doNotPress: "Var det ikkje deg? Då skal du ikkje trykke på knappen. Nokon kan passordet ditt: byt det med ein gong.",
  approveNewEmail: {
    subject: "Godkjenn ny e-postadresse",
    body: (email: string) => `Du har bede om å bruke ${email} til kontoen din hos Samling.`,
    both: "Bytet skjer når både denne adressa og den nye er stadfesta. Vi har sendt ei lenke til kvar.",
    button: "Godkjenn bytet",
  },
  firstPasskey: {
    subject: "Legg til den første passnøkkelen din",
    body: "Du kan handle på vegner av andre på Samling. Det verkar først når kontoen har ein passnøkkel i tillegg til passordet, og den første blir laga med denne lenka.",
    meaning: "Opne ho på eininga som skal ha passnøkkelen. Andre einingar blir logga ut når han er laga.",
    button: "Lag passnøkkelen",
  },
  twoStepOn: {
    subject: "Totrinns innlogging er slått på",
    body: "Frå no av trengst både passordet og ein passnøkkel for å logge inn på kontoen din hos Samling. Andre einingar som var logga inn, er logga ut.",
    button: "Sjå innstillingane",
  },
  twoStepOff: {
    subject: "Totrinns innlogging er slått av",
    body: "Den siste passnøkkelen er fjerna. Frå no av er det nok med passordet for å logge inn på kontoen din hos Samling.",
    button: "Sjå innstillingane",
  },
  passkeyAdded: {
    subject: "Ein passnøkkel er lagd til",
    body: "Kontoen din hos Samling har fått ein passnøkkel til.",
    button: "Sjå passnøklane",
  },
  passkeyRemoved: {
    subject: "Ein passnøkkel er fjerna",
    body: "Ein av passnøklane til kontoen din hos Samling er fjerna.",
    button: "Sjå passnøklane",
  },
  recoveryCodeUsed: {
    subject: "Ein gjenopprettingskode er brukt",
    body: "Nokon, truleg du, har logga inn på kontoen din hos Samling med ein gjenopprettingskode.",
    button: "Sjå innstillingane",
  },
  codesLeft: (n: number) =>
    n === 0 ? "Det var den siste. Lag nye under innstillingane." : `Du har ${n} ${n === 1 ? "kode" : "kodar"} att.`,
  accountDeleted: {
    subject: "Kontoen din er sletta",
    body: "Kontoen din hos Samling er sletta, med alt som høyrde til. Dette er den siste e-posten du får frå oss.",
    button: "Til Samling",
  },
};
