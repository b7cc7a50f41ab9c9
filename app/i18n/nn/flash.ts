/** The keys are values of `?melding=`. */
export const flashMessages = {
  eventNotFound: "Vi fann ikkje arrangementet. Det kan vere teke bort, eller lenka er feil.",
  organizerNotFound: "Vi fann ikkje kyrkjelyden. Han kan vere teken bort, eller lenka er feil.",
  leftTeam: "Du er ikkje lenger med i teamet.",
  eventFailed: "Vi fekk ikkje vist arrangementet. Prøv igjen om litt.",
  organizerFailed: "Vi fekk ikkje vist kyrkjelyden. Prøv igjen om litt.",
  pageRemoved: "Sida er borte. Nokon ser på det.",
  removalKept: "Ønsket er notert. Mange sider er fjerna i dag, så nokon ser på det først.",
};
