/** The keys are values of `?melding=`. */
export const flashMessages = {
  eventNotFound: "Vi fant ikke arrangementet. Det kan være tatt bort, eller lenken er feil.",
  organizerNotFound: "Vi fant ikke menigheten. Den kan være tatt bort, eller lenken er feil.",
  leftTeam: "Du er ikke lenger med i teamet.",
  eventFailed: "Vi fikk ikke vist arrangementet. Prøv igjen om litt.",
  organizerFailed: "Vi fikk ikke vist menigheten. Prøv igjen om litt.",
  pageRemoved: "Siden er borte. Noen ser på det.",
  removalKept: "Ønsket er notert. Mange sider er fjernet i dag, så noen ser på det først.",
};
