export const accountNoticeMessages = {
  notYou: "Var det ikke deg? Bytt passord med en gang, og se hvor du er logget inn, under innstillingene dine.",
  notYouAtAll:
    "Var det ikke deg? Da kjenner noen passordet ditt: bytt det der du bruker det samme, først til selve e-posten din.",
  /** Whoever has the password has asked for it. */
  doNotPress: "Var det ikke deg? Da skal du ikke trykke på knappen. Noen kan passordet ditt: bytt det med en gang.",
  approveNewEmail: {
    subject: "Godkjenn ny e-postadresse",
    body: (email: string) => `Du har bedt om å bruke ${email} til kontoen din hos Samling.`,
    both: "Byttet skjer når både denne adressen og den nye er bekreftet. Vi har sendt en lenke til hver.",
    button: "Godkjenn byttet",
  },
  firstPasskey: {
    subject: "Legg til din første passnøkkel",
    body: "Du kan handle på vegne av andre på Samling. Det virker først når kontoen har en passnøkkel i tillegg til passordet, og den første lages med denne lenken.",
    meaning: "Åpne den på enheten som skal ha passnøkkelen. Andre enheter blir logget ut når den er laget.",
    button: "Lag passnøkkelen",
  },
  twoStepOn: {
    subject: "Totrinns innlogging er slått på",
    body: "Fra nå av trengs både passordet og en passnøkkel for å logge inn på kontoen din hos Samling. Andre enheter som var logget inn, er logget ut.",
    button: "Se innstillingene",
  },
  twoStepOff: {
    subject: "Totrinns innlogging er slått av",
    body: "Den siste passnøkkelen er fjernet. Fra nå av er det nok med passordet for å logge inn på kontoen din hos Samling.",
    button: "Se innstillingene",
  },
  passkeyAdded: {
    subject: "En passnøkkel er lagt til",
    body: "Kontoen din hos Samling har fått en passnøkkel til.",
    button: "Se passnøklene",
  },
  passkeyRemoved: {
    subject: "En passnøkkel er fjernet",
    body: "En av passnøklene til kontoen din hos Samling er fjernet.",
    button: "Se passnøklene",
  },
  recoveryCodeUsed: {
    subject: "En gjenopprettingskode er brukt",
    body: "Noen, forhåpentligvis du, har logget inn på kontoen din hos Samling med en gjenopprettingskode.",
    button: "Se innstillingene",
  },
  codesLeft: (n: number) =>
    n === 0 ? "Det var den siste. Lag nye under innstillingene." : `Du har ${n} ${n === 1 ? "kode" : "koder"} igjen.`,
  accountDeleted: {
    subject: "Kontoen din er slettet",
    body: "Kontoen din hos Samling er slettet, med alt som hørte til den. Dette er den siste e-posten du får fra oss.",
    button: "Til Samling",
  },
};
