interface Guide {
  name: string;
  steps: string[];
  note?: string;
}

const guides: Record<"google" | "outlook" | "icloud" | "teamup" | "wordpress" | "churchdesk", Guide> = {
  google: {
    name: "Google Calendar",
    steps: [
      "Opne calendar.google.com på ei datamaskin. I appen på telefonen finst ikkje valet.",
      "Hald musepeikaren over kalenderen til venstre, trykk på ⋮ og vel «Innstillingar og deling».",
      "Under «Tilgangsløyve» kryssar du av for «Gjer tilgjengeleg for alle».",
      "Rull ned til «Integrer kalenderen», og kopier «Offentleg adresse i iCal-format».",
    ],
    note: "Vil du ikkje gjere kalenderen offentleg hos Google, kan du kopiere «Hemmeleg adresse i iCal-format» i staden. Arrangementa blir uansett synlege for alle på Samling.",
  },
  outlook: {
    name: "Outlook",
    steps: [
      "Opne Outlook på nettet (outlook.office.com eller outlook.live.com), og trykk på tannhjulet øvst.",
      "Vel «Kalender» og så «Delte kalendrar».",
      "Under «Publiser ein kalender» vel du kalenderen og «Kan vise alle detaljar», og trykker på «Publiser».",
      "Kopier ICS-lenka, ikkje HTML-lenka.",
    ],
    note: "Er valet borte, har den som styrer Microsoft 365 hos dykk, slått av publisering. Be om at det blir slått på.",
  },
  icloud: {
    name: "iCloud",
    steps: [
      "Opne Kalender-appen, og trykk på ⓘ ved sida av kalenderen.",
      "Slå på «Offentleg kalender», og vel «Del lenke». Lenka byrjar med webcal://, og det går fint.",
    ],
  },
  teamup: {
    name: "Teamup",
    steps: [
      "Opne kalenderen i ein nettlesar, og vel «Preferences» og «iCalendar Feeds» i menyen.",
      "Kopier ICS-lenka til «All calendars». Bruk ei kalenderlenke som berre gir lesetilgang.",
    ],
  },
  wordpress: {
    name: "WordPress",
    steps: [
      "Med The Events Calendar: opne arrangementssida, trykk på «Abonner på kalender» og kopier iCalendar-lenka.",
      "Eller legg ?ical=1 til adressa, til dømes kyrkjelyden.no/arrangement/?ical=1.",
    ],
  },
  churchdesk: {
    name: "ChurchDesk",
    steps: [
      "Finn iCal-lenka til kalenderen eller kategorien du vil dele, og kopier ho.",
      "Vel ei lenke som berre har med det som er offentleg: alt i ho blir synleg på Samling.",
    ],
  },
};

export const calendarGuideMessages = {
  heading: "Slik finn du lenka",
  intro: "Finn kalenderen de bruker, og kopier lenka dit.",
  guides,
};
