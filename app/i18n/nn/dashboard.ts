import type { EventState } from "~/domain/events/types";
const known = (n: number, cap: number) => (n > cap ? `over ${cap}` : String(n));
const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const dashboardMessages = {
  title: "Mitt dashbord",
  description: "Arrangement, kalendrar og team for kyrkjelyden eller organisasjonen din.",
  toDashboard: "Til dashbordet",
  welcome: (isFirstTime: boolean): string => (isFirstTime ? "Velkomen" : "Velkomen tilbake"),
  countryFallback: "Noreg",
  fetchedAt: (moment: string) => `kalendrane blei lesne ${moment}`,
  history: "Historikk",
  newEvent: "Nytt arrangement",
  publicProfile: "Sjå offentleg profil",
  shortcuts: "Snarvegar",
  moreShortcuts: "Meir",
  calendars: "Kalendrar",
  calendarFacts: (calendars: number, imported: number, cap: number) =>
    calendars === 0
      ? "Kalenderen eller nettsida dykkar, halden oppdatert"
      : `${count(calendars, "kalender", "kalendrar")}, ${known(imported, cap)} arrangement`,
  team: "Team",
  teamFacts: (members: number, invited: number) =>
    [count(members, "medlem", "medlemer"), ...(invited > 0 ? [`${invited} inviterte`] : [])].join(", "),
  profile: "Profil",
  profileFacts: "Namn, bilete, adresse",
  moderation: "Moderering",
  moderationFacts: (n: number) => (n === 0 ? "Ingenting ventar" : `${n} ventar`),
  yourEvents: "Arrangementa dine",
  thisWeek: "Denne veka",
  count: (n: number, cap: number) => `(${known(n, cap)})`,
  coming: "Komande",
  past: "Tidlegare",
  periods: "Kva arrangement",
  from: (calendar: string) => `frå ${calendar}`,
  googleCalendar: "Google Calendar",
  notNear: "Finst ikkje i søk nær deg",
  askPlace: {
    address: {
      title: "Kvar held de til?",
      text: "Utan adresse finn ikkje folk i nærleiken arrangementa dykkar. Nye arrangement får adressa av seg sjølve.",
      button: "Legg til adressa",
    },
    pin: {
      title: "Kvar held de til?",
      text: "Vi fann ikkje staden på kartet: set nåla. Til det er gjort, finn ikkje folk i nærleiken arrangementa dykkar.",
      button: "Set nåla",
    },
  },
  merged: "Blir vist saman med eit likt",
  changedHere: "endra her",
  hidden: { moderator: "Skjult av moderator", reports: "Skjult etter rapportar" },
  changeState: (title: string) => `Avlys eller flytt: ${title}`,
  mismatches: (n: number) => (n === 1 ? "1 seier at noko ikkje stemde" : `${n} seier at noko ikkje stemde`),
  changeStateShort: "Avlys eller flytt",
  statisticsOf: (title: string) => `Statistikk for ${title}`,
  statisticsShort: "Statistikk",
  chooseHosts: (title: string) => `Kven ${title} er saman med`,
  chooseHostsShort: "Saman med andre",
  edit: (title: string) => `Endre ${title}`,
  editShort: "Endre",
  copy: (title: string) => `Lag ein kopi av ${title}`,
  remove: (title: string) => `Slett ${title}`,
  removeShort: "Slett",
  emptyTitle: "Ingen komande arrangement",
  emptyText: "Fortel folk kva som skjer hos dykk.",
  emptyPastTitle: "Ingen tidlegare arrangement",
  create: "Opprett arrangement",
  searchEvents: "Søk i arrangementa",
  noMatches: (q: string) => `Ingen arrangement passar med «${q}»`,
  clearSearch: "Vis alle arrangement",
  nextOfSeries: (when: string) => `Neste: ${when}`,
  lastOfSeries: (when: string) => `Sist: ${when}`,
  showAllOf: (title: string) => `Vis alle datoar for ${title}`,
  actions: (title: string) => `Val for ${title}`,
  pages: "Sider",
  previousPage: "Førre side",
  nextPage: "Neste side",
  switcher: "Byt organisasjon",
  current: "vald no",
  allOrganizations: "Finn ein annan organisasjon",
  manageAll: "Administrer alle organisasjonar",
  switchText: "Vel kven du vil arbeide for.",
  searchLabel: "Namn eller stad",
  search: "Søk",
  noneFound: "Ingen organisasjonar passar med søket.",
  moreFound: "Fleire passar. Skriv meir av namnet.",
  bin: "Papirkorg",
  steps: "Angre endringar av fleire",
  noneFiltered: "Ingen arrangement passar med filteret",
  dates: (n: number) => `${n} datoar`,
  published: { see: "Sjå det", share: "Del", copy: "Lag ein kopi" },
  flash: {
    published: (n: number) => (n > 1 ? `Suksess! ${n} arrangement blei oppretta.` : "Arrangementet er publisert."),
    held: (n: number, held: string | null) =>
      [n > 1 ? `Suksess! ${n} arrangement blei oppretta.` : "Arrangementet er lagra.", held].filter(Boolean).join(" "),
    saved: (n: number) => (n > 1 ? `${n} arrangement er lagra.` : "Arrangementet er lagra."),
    savedAsksAnew: (n: number) =>
      n > 1
        ? `${n} arrangement er lagra. Tittelen er ny, så dei som er med, blir spurde på nytt.`
        : "Arrangementet er lagra. Tittelen er ny, så dei som er med, blir spurde på nytt.",
    deleted: (n: number) => (n > 1 ? `${n} arrangement er sletta.` : "Arrangementet er sletta."),
    severalDeleted: (n: number) => (n > 1 ? `${n} datoar er sletta.` : "1 dato er sletta."),
    restored: (n: number) => (n > 1 ? `${n} arrangement er henta tilbake.` : "Arrangementet er henta tilbake."),
    stateSet: (n: number, title: string, state: EventState) => {
      const which = n > 1 ? `${n} arrangement` : title;
      if (state === "cancelled") return `${which} er avlyst. Dei som har lagra ${n > 1 ? "dei" : "det"}, får vite det.`;
      if (state === "postponed") return `${which} er utsett. Dei som har lagra ${n > 1 ? "dei" : "det"}, får vite det.`;
      if (state === "full") return n > 1 ? `${which} er fulle.` : `${which} er fullt.`;
      return n > 1 ? `${which} har fått ny status.` : `Statusen til ${which} er endra, og blir vist no.`;
    },
    stateUndone: () => "Det er angra. Arrangementet står som før.",
    severalDone: (n: number) => (n > 1 ? `${n} datoar er endra i eitt steg.` : "1 dato er endra."),
    severalUndone: (n: number) => (n > 1 ? `Det er angra for ${n} datoar.` : "Det er angra for 1 dato."),
    seriesSaved: () => "Serien er lagra.",
    profileSaved: () => "Profilen er lagra.",
    imported: () =>
      "Arrangement frå Google Calendar og andre kalendrar kan ikkje redigerast her. Endre dei i kalenderen dei kjem frå. Bilete, omtale, type, emneord og nettside kan du setje med «Endre» i lista.",
    backToSource: () => "Feltet er tilbake til kalenderen.",
    timed: (n: number, when: string) =>
      n > 1
        ? `${n} arrangement er lagra, og blir viste frå ${when}.`
        : `Arrangementet er lagra, og blir vist frå ${when}.`,
    draftSaved: () => "Utkastet er lagra.",
    draftDeleted: () => "Utkastet er sletta.",
    draftGone: () => "Utkastet er borte: nokon har publisert eller sletta det.",
    templateGone: () => "Malen er borte: nokon har sletta han.",
    switched: () => "Du arbeider no for denne organisasjonen.",
    firstHourAway: () => "Lista er lagd bort. Du finn ho att som «Kom i gang» bak dei tre prikkane.",
    firstHourBack: () => "Lista er henta fram att.",
  },
};
