export const becomeOrganizerMessages = {
  title: "Arrangørkonto",
  description: "Lag ein konto og publiser gudstenester, konsertar og samlingar gratis, der folk leitar etter dei.",
  heading: "La fleire finne vegen til dykk",
  intro:
    "Fortel om gudstenester, konsertar og samlingar der folk leitar etter dei. Det første arrangementet er ute på to minutt.",
  createAccount: "Opprett konto",
  signIn: "Logg inn",
  toDashboard: "Til Mitt dashbord",
  toOnboarding: "Skildre organisasjonen",
  onlyOrganizers: "Berre arrangørar treng konto. Alle kan leite, lagre og dele utan.",
  sample: {
    weekday: "søn.",
    date: "7",
    month: "juni",
    type: "Gudsteneste",
    time: "kl. 11:00",
    title: "Familiegudsteneste og kyrkjekaffi",
    place: "Kyrkja dykkar",
    near: "2 km unna",
  },
  benefitsHeading: "Derfor er det verdt det",
  benefits: [
    {
      title: "Folk finn dykk",
      text: "Arrangementa blir viste for dei som bur i nærleiken, og for dei som berre er på besøk.",
    },
    { title: "Raskt å fylle ut", text: "Gjentek det seg kvar veke? Skriv det éin gong, så legg vi ut heile rekka." },
    {
      title: "Hent frå kalenderen",
      text: "Har de alt ein kalender, hentar vi arrangementa derifrå. De skriv ingenting to gonger.",
    },
    { title: "Fleire om jobben", text: "Inviter kollegaar og frivillige, og avgjer kva kvar av dei kan gjere." },
  ],
  stepsHeading: "Slik kjem de i gang",
  steps: [
    { title: "Opprett konto", text: "Bruk gjerne e-posten til kyrkjelyden, så følgjer kontoen kyrkjelyden." },
    { title: "Fortel kven de er", text: "Namn, nokre ord, adresse, logo og eit bilete." },
    { title: "Publiser", text: "Det første arrangementet er synleg med ein gong." },
  ],
  featuresHeading: "Alt dette er gratis",
  features: [
    "Så mange arrangement de vil",
    "Arrangement som gjentek seg",
    "Eiga side med logo, bilete og kart",
    "Import frå Google, Outlook og andre kalendrar",
    "Heile teamet på same konto",
    "Delingskort til sosiale medium",
    "Statistikk og innsikt",
  ],
  firstDay:
    "Det første døgnet blir dei 20 første arrangementa viste med ein gong. Er det fleire, tek vi vare på dei og viser dei dagen etter, eller så snart vi har sett på dykk.",
  priceHeading: "Kva kostar det?",
  price: "0 kr",
  priceNow: "No er alt gratis.",
  priceLater:
    "Seinare planlegg vi eit abonnement til 99 kr i månaden. De får beskjed i god tid, og ingenting blir trekt utan at de seier ja.",
  closingHeading: "Skal vi setje det første arrangementet i vindauget?",
};
