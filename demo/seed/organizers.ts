import { imageAddress } from "~/domain/images/address";
import type { Opening, OpenSpan } from "~/domain/organizers/open-spans";
import { organizerSearchEntry } from "~/domain/search/entry";
import { foldText } from "~/domain/text/fold";
import { countyAt } from "~/gateways/gazetteer/counties";
import type { Congregation } from "./congregations";
import { demoOrganizerFacts } from "./facts";
import type { Kind } from "./programmes";
import { type Random, randomOf } from "./random";
import type { NewOrganizerRow } from "./rows";
import { type DemoTown, nearTown, townNamed } from "./towns";

const YEAR = 31_536_000;

export const coverId = (organizerId: string) => `organizers/${organizerId}-cover`;
export const logoId = (organizerId: string) => `organizers/${organizerId}-logo`;

/** Letters a to z and digits. */
export const stemInAscii = (stem: string) => foldText(stem).replace(/[^a-z0-9]/g, "");

/** `now` in unix seconds. */
export function organizerRow(
  congregation: Congregation,
  options: { seed: number; now: number; spreadKm: number },
): NewOrganizerRow {
  const { name, kind, stem, cover, hasLogo } = congregation;
  const town = townNamed(congregation.town);
  const random = randomOf(`${options.seed} organizer ${stem} ${town.name}`);
  const id = random.id(12);
  const domain = `${stemInAscii(stem)}.example`;
  const street = kind === "parish-nynorsk" ? "vegen" : "veien";
  const description = filled(random.pick(PRESENTATIONS[kind]), name, town.name);
  const facts = demoOrganizerFacts(kind, `${options.seed} organizer ${stem} ${town.name}`);
  return {
    id,
    email: `post@${domain}`,
    name,
    description,
    phone: fictitiousPhone(random),
    website: random.chance(0.85) ? `https://${domain}` : null,
    address: `${stem}${street} ${random.whole(1, 98)}, ${town.postcode} ${town.name}`,
    city: town.name,
    ...nearTown(town, random, options.spreadKm),
    county: countyOf(town),
    logo_url: hasLogo ? imageAddress(logoId(id)) : null,
    cover_image_url: cover ? imageAddress(coverId(id)) : null,
    reviewed_at: options.now - YEAR,
    created_at: options.now - YEAR - random.whole(0, YEAR),
    facts,
    opening: demoOpening(kind, `${options.seed} organizer ${stem} ${town.name}`),
    ...organizerSearchEntry({ name, description, city: town.name, facts }),
  };
}

const counties = new Map<string, string>();

/** As a run of the cron would settle it. */
function countyOf(town: DemoTown): string {
  const county = counties.get(town.name) ?? countyAt(town) ?? "";
  counties.set(town.name, county);
  return county;
}

export function filled(text: string, name: string, city: string): string {
  return text.replaceAll("{name}", name).replaceAll("{organizer}", name).replaceAll("{city}", city);
}

/** No Norwegian number begins with two zeros. */
function fictitiousPhone(random: Random): string {
  const pair = () => String(random.whole(0, 99)).padStart(2, "0");
  return `+47 00 ${pair()} ${pair()} ${pair()}`;
}

const OFFICES: readonly Kind[] = ["parish", "parish-nynorsk", "catholic", "diaconal"];

function demoOpening(kind: Kind, seed: string): Opening {
  const random = randomOf(`${seed} opening`);
  if (!OFFICES.includes(kind) || random.chance(0.2)) return {};
  const office: OpenSpan[] = [{ from: random.pick(["09:00", "10:00"]), until: random.pick(["13:00", "14:00"]) }];
  const long: OpenSpan[] = random.chance(0.5) ? [...office, { from: "17:00", until: "19:00" }] : office;
  return {
    tuesday: office,
    wednesday: office,
    thursday: long,
    ...(random.chance(0.4) && { friday: office }),
    ...noteOf(kind, random),
  };
}

function noteOf(kind: Kind, random: Random): Opening {
  if (random.chance(0.4)) return {};
  return {
    note:
      kind === "parish-nynorsk"
        ? "Kyrkjekontoret er stengt i fellesferien. Ring oss, så finn vi ei tid."
        : "Kirkekontoret er stengt i fellesferien. Ring oss, så finner vi en tid.",
  };
}

/** {name} and {city} are replaced. */
const PRESENTATIONS: Record<Kind, readonly string[]> = {
  parish: [
    "{name} er en menighet i Den norske kirke i {city}. Hos oss er kirken åpen for alle, og vi samles hver søndag til gudstjeneste. Vi har babysang, konfirmanter, kor og en diakon som gjerne tar en kaffe med deg.",
    "Vi er folkekirken på stedet: dåp, konfirmasjon, vigsel og gravferd, men også loppemarked, bønn og mye god musikk. Følg oss for å se hva som skjer den neste uken i {name}.",
    "En menighet med høyt under taket og lave terskler. {name} har gudstjeneste de fleste søndager, egne samlinger for barn og unge og et levende frivillig arbeid. Trenger du noen å snakke med? Ring menighetskontoret.",
  ],
  "parish-nynorsk": [
    "{name} er ein kyrkjelyd i Den norske kyrkja. Vi møtest til gudsteneste dei fleste søndagar, syng mykje og drikk kaffi etterpå. Alle i bygda er velkomne.",
    "Kyrkja vår er gamal, men kyrkjelyden er ung av sinn. Her finn du gudstenester, kveldsbøn, ungdomsklubb og bygdemiddag.",
  ],
  "prayer-house": [
    "{name} har vært samlingssted for bygda i over hundre år. Vi møtes til møter, bønn, barneforening og basar, og misjonen ligger oss på hjertet.",
    "Et hus for sang, bønn og varme vafler. I {name} er det noe for alle, fra søndagsskole til formiddagstreff.",
  ],
  "free-church": [
    "{name} er en fri menighet i {city} med folk i alle aldre. Vi feirer gudstjeneste hver søndag, har barnekirke og husgrupper over hele byen, og vi drikker mye kaffe.",
    "Vi tror at Gud er nær, og at kirken er for folk som er underveis. Hos {name} finner du lovsang, bønn, undervisning og et fellesskap som merker det når du ikke er der.",
    "En menighet for hverdagen. Kom på gudstjeneste, bli med i en gruppe, eller stikk innom på frokost. Du trenger ikke ha alt på stell.",
  ],
  students: [
    "Et kristent fellesskap for studenter i {city}. Vi spiser suppe, diskuterer det meste og ber for det vi ikke skjønner. Alle fag, all tro og all tvil er velkommen.",
  ],
  "youth-network": [
    "Fredagskvelder, leirer og lederkurs for ungdom på tvers av menigheter. {name} drives av frivillige, og de fleste av dem er under 25.",
  ],
  choir: [
    "{name} synger kirkemusikk gammel og ny, i kirker og på kaier. Vi øver hver uke og tar imot nye stemmer to ganger i året.",
  ],
  retreat: [
    "Et sted å være stille. {name} tar imot enkeltgjester og grupper til retreat, bønn og hvile, med god mat og korte tidebønner gjennom dagen.",
  ],
  catholic: [
    "Katolsk menighet for {city} og kysten omkring, med messer på norsk, engelsk og polsk. Kapellet er åpent for bønn hver dag.",
  ],
  "prayer-room": [
    "Sju vinduer mot havet og én åpen dør. Her bes det for by og land på mange måter, av folk fra alle kirkene på stedet.",
  ],
  sami: [
    "Bures boahtin! Vi feirer gudstjeneste på nordsamisk og norsk, med salmer på begge språk, i kirke og i lavvo. Alle er velkommen, fastboende og gjester.",
  ],
  international: [
    "{name} is an international, English-speaking church in {city}. People from more than thirty nations worship here every Sunday. Newcomers, students, families and the merely curious are welcome.",
  ],
  spanish: [
    "Una comunidad cristiana para todos los hispanohablantes en {city}. Vi er også glade for norske gjester: alt oversettes.",
  ],
  diaconal: [
    "Varm mat, rene klær og noen som lytter. {name} drives av menigheter og frivillige, og døra er åpen for alle, uten spørsmål.",
  ],
  camp: [
    "Leirsted med plass til hundre, vann på tre kanter og bålplass med tak. {name} har leirer for familier, konfirmanter og besteforeldre, og leies ut i ukedagene.",
  ],
  ecumenical: [
    "Menighetene på stedet gjør mer sammen enn hver for seg: felles bønn, gudstjenester ute og store sangkvelder. Her finner du det vi gjør i fellesskap.",
  ],
  "house-church": [
    "En liten menighet som samles hjemme hos hverandre rundt et dekket bord. Ring først, så sier vi hvor vi er, og om det trengs en stol til.",
  ],
};
