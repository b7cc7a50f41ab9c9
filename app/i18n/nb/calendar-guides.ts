interface Guide {
  name: string;
  steps: string[];
  note?: string;
}

const guides: Record<"google" | "outlook" | "icloud" | "teamup" | "wordpress" | "churchdesk", Guide> = {
  google: {
    name: "Google Calendar",
    steps: [
      "Åpne calendar.google.com på en datamaskin. I appen på telefonen finnes ikke valget.",
      "Hold musepekeren over kalenderen til venstre, trykk på ⋮ og velg «Innstillinger og deling».",
      "Under «Tilgangstillatelser» krysser du av for «Gjør tilgjengelig for offentligheten».",
      "Rull ned til «Integrer kalenderen», og kopier «Offentlig adresse i iCal-format».",
    ],
    note: "Vil du ikke gjøre kalenderen offentlig hos Google, kan du kopiere «Hemmelig adresse i iCal-format» i stedet. Arrangementene blir uansett synlige for alle på Samling.",
  },
  outlook: {
    name: "Outlook",
    steps: [
      "Åpne Outlook på nettet (outlook.office.com eller outlook.live.com), og trykk på tannhjulet øverst.",
      "Velg «Kalender» og så «Delte kalendere».",
      "Under «Publiser en kalender» velger du kalenderen og «Kan vise alle detaljer», og trykker på «Publiser».",
      "Kopier ICS-lenken, ikke HTML-lenken.",
    ],
    note: "Er valget borte, har den som styrer Microsoft 365 hos dere slått av publisering. Be om at det slås på.",
  },
  icloud: {
    name: "iCloud",
    steps: [
      "Åpne Kalender-appen, og trykk på ⓘ ved siden av kalenderen.",
      "Slå på «Offentlig kalender», og velg «Del lenke». Lenken begynner med webcal://, og det går fint.",
    ],
  },
  teamup: {
    name: "Teamup",
    steps: [
      "Åpne kalenderen i en nettleser, og velg «Preferences» og «iCalendar Feeds» i menyen.",
      "Kopier ICS-lenken til «All calendars». Bruk en kalenderlenke som bare gir lesetilgang.",
    ],
  },
  wordpress: {
    name: "WordPress",
    steps: [
      "Med The Events Calendar: åpne arrangementssiden, trykk på «Abonner på kalender» og kopier iCalendar-lenken.",
      "Eller føy ?ical=1 til adressen, for eksempel menigheten.no/arrangementer/?ical=1.",
    ],
  },
  churchdesk: {
    name: "ChurchDesk",
    steps: [
      "Finn iCal-lenken til kalenderen eller kategorien du vil dele, og kopier den.",
      "Velg en lenke som bare har med det som er offentlig: alt i den blir synlig på Samling.",
    ],
  },
};

export const calendarGuideMessages = {
  heading: "Slik finner du lenken",
  intro: "Finn kalenderen dere bruker, og kopier lenken dit.",
  guides,
};
