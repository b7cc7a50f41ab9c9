export const becomeOrganizerMessages = {
  title: "Arrangørkonto",
  description: "Lag en konto og publiser gudstjenester, konserter og samlinger gratis, der folk leter etter dem.",
  heading: "La flere finne veien til dere",
  intro:
    "Fortell om gudstjenester, konserter og samlinger der folk leter etter dem. Det første arrangementet er ute på to minutter.",
  createAccount: "Opprett konto",
  signIn: "Logg inn",
  toDashboard: "Til Mitt Dashboard",
  toOnboarding: "Beskriv organisasjonen",
  onlyOrganizers: "Bare arrangører trenger konto. Alle kan lete, lagre og dele uten.",
  sample: {
    weekday: "søn.",
    date: "7",
    month: "juni",
    type: "Gudstjeneste",
    time: "kl. 11:00",
    title: "Familiegudstjeneste og kirkekaffe",
    place: "Deres kirke",
    near: "2 km unna",
  },
  benefitsHeading: "Derfor er det verdt det",
  benefits: [
    {
      title: "Folk finner dere",
      text: "Arrangementene vises for dem som bor i nærheten, og for dem som bare er på besøk.",
    },
    { title: "Raskt å fylle ut", text: "Gjentas det hver uke? Skriv det én gang, så legger vi ut hele rekken." },
    {
      title: "Hent fra kalenderen",
      text: "Har dere alt en kalender, henter vi arrangementene derfra. Dere skriver ingenting to ganger.",
    },
    { title: "Flere om jobben", text: "Inviter kolleger og frivillige, og bestem hva hver av dem kan gjøre." },
  ],
  stepsHeading: "Slik kommer dere i gang",
  steps: [
    { title: "Opprett konto", text: "Bruk gjerne menighetens e-post, så følger kontoen menigheten." },
    { title: "Fortell hvem dere er", text: "Navn, noen ord, adresse, logo og et bilde." },
    { title: "Publiser", text: "Det første arrangementet er synlig med en gang." },
  ],
  featuresHeading: "Alt dette er gratis",
  features: [
    "Så mange arrangementer dere vil",
    "Arrangementer som gjentas",
    "Egen side med logo, bilder og kart",
    "Import fra Google, Outlook og andre kalendere",
    "Hele teamet på samme konto",
    "Delingskort til sosiale medier",
    "Statistikk og innsikt",
  ],
  firstDay:
    "Det første døgnet vises de 20 første arrangementene med en gang. Er det flere, tar vi vare på dem og viser dem dagen etter, eller så snart vi har sett på dere.",
  priceHeading: "Hva koster det?",
  price: "0 kr",
  priceNow: "Nå er alt gratis.",
  priceLater:
    "Senere planlegger vi et abonnement til 99 kr i måneden. Dere får beskjed i god tid, og ingenting trekkes uten at dere sier ja.",
  closingHeading: "Skal vi sette det første arrangementet i vinduet?",
};
