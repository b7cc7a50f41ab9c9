import { present } from "~/domain/values";

// Invented texts of posters, programmes and tables, and what is true of them.

export interface Truth {
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM. */
  time: string;
  title: string;
}

export type Language = "nb" | "nn";

/** A poster of one event; `day` with its clock. */
export interface PosterText {
  language: Language;
  title: string;
  day: string;
  place: string;
  lines: [above: string, below: string];
}

/** A list of events with a heading. */
export interface ProgrammeText {
  language: Language;
  heading: string;
  place: string;
  rows: { day: string; time: string; title: string; who: string }[];
}

const fieldsOf = (line: string): string[] => line.split("|").map((field) => field.trim());

export const POSTER_TEXTS: readonly PosterText[] = `
nb | Høstkonsert | 2026-09-20 18:00 | Vikøya kirke | Vikøya mannskor inviterer til | Fri entré, kollekt ved utgangen
nb | Julemesse | 2026-11-28 11:30 | Bakkebu bedehus | Misjonsforeningen på Bakkebu | Åresalg, vafler og varm saft
nn | Allsongskveld | 2026-10-16 19:30 | Fjellvik bedehus | Velkomen til | Kveldsmat og loddsal
nb | Familiegudstjeneste | 2026-10-04 11:00 | Sundnes kirke | Utdeling av fireårsbok | Kirkekaffe etterpå
nn | Haustfest | 2026-10-24 17:00 | Storelva grendahus | Bygdekvinnelaget og soknerådet | Ta med godt humør og noko på kaffibordet
nb | Ungdomskveld | 2026-09-25 20:15 | Filadelfia Lysvik | For deg mellom 13 og 19 år | Pizza, lovsang og quiz
nb | Bibelkurs | 2026-10-13 18:45 | Betania Nordvåg | Seks kvelder om Lukas | Påmelding til kontoret, tlf. 00 00 00 00
nn | Jolekonsert | 2026-12-13 16:00 | Hovland kyrkje | Hovland sogekor syng jola inn | Billettar kr 150, born gratis
nb | Loppemarked | 2026-09-12 10:00 | Solvang menighetshus | Stort utvalg av klær, bøker og møbler | Kafé hele dagen
nb | Orgelmeditasjon | 2026-11-18 12:15 | Domkirken i Kvamsby | Et kvarter med musikk midt i uka | Ingen påmelding
nn | Basar | 2026-11-07 16:30 | Tveit misjonshus | Den årlege basaren til misjonen | Mange fine gevinstar
nb | Pilegrimsvandring | 2026-09-27 09:30 | Nordre Lia kirke | Vi går den gamle prestevegen | Ta med niste og gode sko`
  .trim()
  .split("\n")
  .map((line) => {
    const [language, title, day, place, above, below] = fieldsOf(line) as [
      Language,
      string,
      string,
      string,
      string,
      string,
    ];
    return { language, title, day, place, lines: [above, below] };
  });

/** Rows begin with how many days after the first they are. */
export const PROGRAMME_TEXTS: readonly ProgrammeText[] = `
nb | Program høsten 2026 | Bakkebu bedehus | 2026-09-06
0 | 11:00 | Familiemøte | Tale: Kari Lunde
4 | 19:00 | Bønnemøte | Møteleder: Per Vik
14 | 17:30 | Søndagsskolens dag | Barnekoret Spire synger
20 | 18:00 | Sangkveld | Ola Moe og venner
28 | 11:00 | Gudstjeneste | Tale: Nils Berge
39 | 19:30 | Misjonsforening | Andakt: Ingrid Dal
49 | 16:00 | Høsttakkefest | Utlodning og kaffe

nn | Møte i oktober | Fjellvik bedehus | 2026-10-02
0 | 20:00 | Ungdomsmøte | Tale: Jon Aase
2 | 11:00 | Gudsteneste med nattverd | Sokneprest Liv Tveit
5 | 18:30 | Korøving | Dirigent: Arne Nes
12 | 10:30 | Formiddagstreff | Solveig Hauge fortel
16 | 19:00 | Songkveld | Fjellvik songlag
23 | 17:00 | Basar | Andakt: Marit Eide

nb | Dette skjer i Sundnes menighet | Sundnes kirke | 2026-11-01
0 | 11:00 | Allehelgensgudstjeneste | Lystenning
3 | 12:00 | Åpen kirke | Stillhet og orgel
6 | 15:00 | Barnekor | For 3 til 9 år
14 | 17:00 | Kveldsmesse | Taizésanger
21 | 11:00 | Høymesse | Prost Anne Vold
28 | 16:30 | Lysmesse | Konfirmantene
31 | 18:00 | Adventskonsert | Sundnes kantori

nb | Vinterprogram 2027 | Filadelfia Lysvik | 2027-01-10
0 | 11:00 | Gudstjeneste | Tale: Tor Bakke
2 | 19:00 | Bibeltime | Johannes 1
12 | 18:30 | Tweens | Aking i bakken
21 | 11:00 | Nattverdmøte | Tale: Eva Ness
33 | 19:00 | Lovsangskveld | Husbandet
49 | 15:00 | Årsmøte | Kaffe og kake

nn | Haustprogram for Storelva | Storelva kyrkje | 2026-09-13
0 | 11:00 | Presentasjon av konfirmantar | Kyrkjekaffi
10 | 17:30 | Babysong | Med Torhild
21 | 14:00 | Hagegudsteneste | Ved den gamle prestegarden
35 | 19:00 | Visekveld | Inngang kr 100
49 | 11:00 | Bots- og bønedag | Gudsteneste`
  .trim()
  .split("\n\n")
  .map((text) => {
    const [head, ...rows] = text.split("\n").map(fieldsOf) as [string[], ...string[][]];
    const [language, heading, place, first] = head as [Language, string, string, string];
    const dayAfter = (days: string) =>
      new Date(Date.parse(first) + Number(days) * 86_400_000).toISOString().slice(0, 10);
    return {
      language,
      heading,
      place,
      rows: (rows as [string, string, string, string][]).map(([days, time, title, who]) => ({
        day: dayAfter(days),
        time,
        title,
        who,
      })),
    };
  });

const LONG_DAYS = {
  nb: "søndag mandag tirsdag onsdag torsdag fredag lørdag".split(" "),
  nn: "sundag måndag tysdag onsdag torsdag fredag laurdag".split(" "),
};
const MONTHS = "januar februar mars april mai juni juli august september oktober november desember".split(" ");

export interface WrittenDay {
  weekday: string;
  date: number;
  month: number;
  monthName: string;
  year: number;
}

export function sayDay(day: string, language: Language): WrittenDay {
  const at = new Date(`${day.slice(0, 10)}T12:00:00Z`);
  return {
    weekday: present(LONG_DAYS[language][at.getUTCDay()], "weekday"),
    date: at.getUTCDate(),
    month: at.getUTCMonth() + 1,
    monthName: present(MONTHS[at.getUTCMonth()], "month"),
    year: at.getUTCFullYear(),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Ways to write a day. */
export const DAYS: readonly ((said: WrittenDay) => string)[] = [
  ({ weekday, date, monthName }) => capital(`${weekday} ${date}. ${monthName}`),
  ({ weekday, date, monthName }) => `${weekday} ${date}. ${monthName}`.toUpperCase(),
  ({ weekday, date, month }) => `${capital(weekday.slice(0, 3))}. ${date}/${month}`,
  ({ weekday, date, month, year }) => `${capital(weekday)} ${date}.${month}.${year}`,
  ({ weekday, date, monthName }) => capital(`${weekday} ${date}. ${monthName.slice(0, 3)}.`),
];

/** Ways to write a clock. */
export const CLOCKS: readonly ((time: string) => string)[] = [
  (time) => `kl. ${time.replace(":", ".")}`,
  (time) => `kl ${time.replace(/^0/, "").replace(":00", "").replace(":", ".")}`,
  (time) => `Kl. ${time}`,
  (time) => `KL ${time.replace(":", ".")}`,
];
