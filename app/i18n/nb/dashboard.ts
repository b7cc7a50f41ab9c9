import type { EventState } from "~/domain/events/types";
const known = (n: number, cap: number) => (n > cap ? `over ${cap}` : String(n));
const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const dashboardMessages = {
  title: "Mitt Dashboard",
  description: "Arrangementer, kalendere og team for din menighet eller organisasjon.",
  toDashboard: "Til dashbordet",
  welcome: (isFirstTime: boolean): string => (isFirstTime ? "Velkommen" : "Velkommen tilbake"),
  countryFallback: "Norge",
  fetchedAt: (moment: string) => `kalenderne ble lest ${moment}`,
  history: "Historikk",
  newEvent: "Nytt arrangement",
  publicProfile: "Se offentlig profil",
  shortcuts: "Snarveier",
  moreShortcuts: "Mer",
  calendars: "Kalendere",
  /** Counts stop beyond `cap`. */
  calendarFacts: (calendars: number, imported: number, cap: number) =>
    calendars === 0
      ? "Kalenderen eller nettsiden deres, holdt oppdatert"
      : `${count(calendars, "kalender", "kalendere")}, ${known(imported, cap)} ${imported === 1 ? "arrangement" : "arrangementer"}`,
  team: "Team",
  teamFacts: (members: number, invited: number) =>
    [count(members, "medlem", "medlemmer"), ...(invited > 0 ? [`${invited} invitert`] : [])].join(", "),
  profile: "Profil",
  profileFacts: "Navn, bilder, adresse",
  moderation: "Moderering",
  moderationFacts: (n: number) => (n === 0 ? "Ingenting venter" : `${n} venter`),
  yourEvents: "Dine arrangementer",
  thisWeek: "Denne uken",
  count: (n: number, cap: number) => `(${known(n, cap)})`,
  coming: "Kommende",
  past: "Tidligere",
  periods: "Hvilke arrangementer",
  from: (calendar: string) => `fra ${calendar}`,
  googleCalendar: "Google Calendar",
  notNear: "Finnes ikke i søk nær deg",
  askPlace: {
    address: {
      title: "Hvor holder dere til?",
      text: "Uten adresse finner ikke folk i nærheten arrangementene deres. Nye arrangementer får adressen av seg selv.",
      button: "Legg til adressen",
    },
    pin: {
      title: "Hvor holder dere til?",
      text: "Vi fant ikke stedet på kartet: sett nålen. Til det er gjort, finner ikke folk i nærheten arrangementene deres.",
      button: "Sett nålen",
    },
  },
  merged: "Vises sammen med et likt",
  changedHere: "endret her",
  hidden: { moderator: "Skjult av moderator", reports: "Skjult etter rapporter" },
  changeState: (title: string) => `Avlys eller flytt: ${title}`,
  mismatches: (n: number) => (n === 1 ? "1 sier at noe ikke stemte" : `${n} sier at noe ikke stemte`),
  changeStateShort: "Avlys eller flytt",
  statisticsOf: (title: string) => `Statistikk for ${title}`,
  statisticsShort: "Statistikk",
  chooseHosts: (title: string) => `Hvem ${title} er sammen med`,
  chooseHostsShort: "Sammen med andre",
  edit: (title: string) => `Endre ${title}`,
  editShort: "Endre",
  copy: (title: string) => `Lag en kopi av ${title}`,
  remove: (title: string) => `Slett ${title}`,
  removeShort: "Slett",
  emptyTitle: "Ingen kommende arrangementer",
  emptyText: "Fortell folk hva som skjer hos dere.",
  emptyPastTitle: "Ingen tidligere arrangementer",
  create: "Opprett arrangement",
  searchEvents: "Søk i arrangementene",
  noMatches: (q: string) => `Ingen arrangementer passer med «${q}»`,
  clearSearch: "Vis alle arrangementer",
  nextOfSeries: (when: string) => `Neste: ${when}`,
  lastOfSeries: (when: string) => `Sist: ${when}`,
  showAllOf: (title: string) => `Vis alle datoer for ${title}`,
  actions: (title: string) => `Valg for ${title}`,
  pages: "Sider",
  previousPage: "Forrige side",
  nextPage: "Neste side",
  switcher: "Bytt organisasjon",
  current: "valgt nå",
  allOrganizations: "Finn en annen organisasjon",
  manageAll: "Administrer alle organisasjoner",
  switchText: "Velg hvem du vil arbeide for.",
  searchLabel: "Navn eller sted",
  search: "Søk",
  noneFound: "Ingen organisasjoner passer med søket.",
  moreFound: "Flere passer. Skriv mer av navnet.",
  bin: "Papirkurv",
  steps: "Angre endringer av flere",
  noneFiltered: "Ingen arrangementer passer med filteret",
  dates: (n: number) => `${n} datoer`,
  published: { see: "Se det", share: "Del", copy: "Lag en kopi" },
  flash: {
    published: (n: number) => (n > 1 ? `Suksess! ${n} arrangementer ble opprettet.` : "Arrangementet er publisert."),
    held: (n: number, held: string | null) =>
      [n > 1 ? `Suksess! ${n} arrangementer ble opprettet.` : "Arrangementet er lagret.", held]
        .filter(Boolean)
        .join(" "),
    saved: (n: number) => (n > 1 ? `${n} arrangementer er lagret.` : "Arrangementet er lagret."),
    savedAsksAnew: (n: number) =>
      n > 1
        ? `${n} arrangementer er lagret. Tittelen er ny, så de som er med, blir spurt på nytt.`
        : "Arrangementet er lagret. Tittelen er ny, så de som er med, blir spurt på nytt.",
    deleted: (n: number) => (n > 1 ? `${n} arrangementer er slettet.` : "Arrangementet er slettet."),
    severalDeleted: (n: number) => (n > 1 ? `${n} datoer er slettet.` : "1 dato er slettet."),
    restored: (n: number) => (n > 1 ? `${n} arrangementer er hentet tilbake.` : "Arrangementet er hentet tilbake."),
    stateSet: (n: number, title: string, state: EventState) => {
      const which = n > 1 ? `${n} arrangementer` : title;
      if (state === "cancelled") return `${which} er avlyst. De som har lagret ${n > 1 ? "dem" : "det"}, får vite det.`;
      if (state === "postponed") return `${which} er utsatt. De som har lagret ${n > 1 ? "dem" : "det"}, får vite det.`;
      if (state === "full") return n > 1 ? `${which} er fulle.` : `${which} er fullt.`;
      return n > 1 ? `${which} har fått ny status.` : `Statusen til ${which} er endret, og vises nå.`;
    },
    stateUndone: () => "Det er angret. Arrangementet står som før.",
    severalDone: (n: number) => (n > 1 ? `${n} datoer er endret i ett steg.` : "1 dato er endret."),
    severalUndone: (n: number) => (n > 1 ? `Det er angret for ${n} datoer.` : "Det er angret for 1 dato."),
    seriesSaved: () => "Serien er lagret.",
    profileSaved: () => "Profilen er lagret.",
    imported: () =>
      "Arrangementer fra Google Calendar og andre kalendere kan ikke redigeres her. Endre dem i kalenderen de kommer fra. Bilde, beskrivelse, type, emneord og nettside kan du sette med «Endre» i listen.",
    backToSource: () => "Feltet er tilbake til kalenderen.",
    timed: (n: number, when: string) =>
      n > 1 ? `${n} arrangementer er lagret, og vises fra ${when}.` : `Arrangementet er lagret, og vises fra ${when}.`,
    draftSaved: () => "Utkastet er lagret.",
    draftDeleted: () => "Utkastet er slettet.",
    draftGone: () => "Utkastet er borte: noen har publisert eller slettet det.",
    templateGone: () => "Malen er borte: noen har slettet den.",
    switched: () => "Du arbeider nå for denne organisasjonen.",
    firstHourAway: () => "Listen er lagt bort. Du finner den igjen som «Kom i gang» bak de tre prikkene.",
    firstHourBack: () => "Listen er hentet fram igjen.",
  },
};
