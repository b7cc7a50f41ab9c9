import { expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { sourceFiles } from "#test/support/source-files";
import { textsOf } from "#test/support/texts-of";

const CASES = caseFile("i18n/nynorsk.tsv");

/** Words that only bokmål has, as texts are likely to borrow them. */
const BOKMAL = new Set(
  `
    ikke hva hvem hvor hvordan hvorfor hvilke hvilken hvilket hver hvert hverandre annenhver noe noen bare fra mye
    mer kirke kirken kirker kirkene menighet menigheten menigheter menighetene menighetens gudstjeneste
    gudstjenesten gudstjenester gudstjenestene dere deres dem jeg selv være vært ble blitt kommer gjør gjøre sier
    vet velger skriver finner leser trenger virker venter vises kreves trengs gjentas slettes endres hentes lagres
    fjernes publiseres logges byttes brukes tas leses lages uke uken uker ukene måned måneden måneder ukedag
    ukedager dager dagene datoer datoene timer minutter sekunder arrangementer arrangementene kalendere kalenderne
    kalenderens bilder bildet bildene bilde steder stedet sted adressen lenken listen filen fanen kilden kilder
    kilde nettleser nettleseren enhet enheten enheter enhetene organisasjoner organisasjonens arrangører arrangørene
    brukere eier eieren rettigheter medlemmer følgere favoritter favorittene innstillinger innstillingene endringer
    endringene tilgjengelig tilgjengelighet offentlig mulig vanligvis tidligere nylig kun også alene fortsatt
    allerede ennå nå uten hvis mens derfra herfra herifra fortell fortelle velg åpne åpner åpen åpent begynner
    begynn begynne husk huske husker glem glemt bekreft bekrefte bekreftet bekreftes tjeneste tjenesten
    tjenester tjenestene navn navnet navnene språkene endret slettet lagret fjernet flyttet hentet ventet opprettet
    koblet lastet kopierte sendes mangler svarer passer slutter legger holder finnes velge gammel egen eget egne
    annen annet mandag tirsdag lørdag mandager tirsdager lørdager morgen kveldene høyste øverst nederst
    beskrivelse beskrivelsen mottaker mottakeren koder kodene nøkler passnøkler passnøklene kommende veibeskrivelse
    forstørret ganger gangen vennligst en et ett norge helgen tegn bønn bønnemøte barnekirke kirkekaffe frikirke
    taler rapportene spørsmålene skjemaer valgene valg valgt valgfritt avgjørelse avgjørelsen inneholder sammen
    mislyktes utkastene maler malene typer typene nyhet nyheter nyhetsbrev sikkerhet sikkerheit
    rekkefølge rekkefølgen vedkommende opplysninger beskjeder hjemme hjem nødvendigvis senere
    etterhvert underveis foreløpig tillatelse mulighet muligheter`
    .trim()
    .split(/\s+/),
);

/** Endings that no word of nynorsk has. */
const ENDINGS = /(?:ingene|ingen[es]|ørene|erne|heter|hetene|elsen|elser|skapet[s]?)$/;

/** What Nynorsk allows too, where these texts have chosen another form: one word for one thing (docs/glossary.md). */
const CHOSEN: Record<string, string> = {
  bygge: "byggje",
  derfor: "difor",
  emneord: "stikkord",
  forslag: "framlegg",
  næraste: "nærmaste",
  planlegge: "planleggje",
  rekke: "rekkje rekkja rekkjefølgje rekkjefølgja",
  ringe: "ringje ringjer",
  stengetid: "stengjetid stengjetida",
  søke: "søkje søkjer søkjast søkjefelt søkjefeltet",
  trekke: "trekkje trekkjer trekkjast",
  trykke: "trykkje trykkjer trykkjast",
  lenke: "lenkje lenkja lenkjer lenkjene",
  utkast: "kladdar kladdane",
  vegskildring: "vegvising vegvisinga",
  "skifte meining": "ombestemme ombestem",
  offentleg: "offentlegheit offentlegheita",
};
const NOT_CHOSEN = new Set(Object.values(CHOSEN).flatMap((words) => words.split(" ")));

/** Turns of phrase that only Bokmål has: "lim den inn" of a thing that is han or ho, futures with "vil kunne", genitives. */
const TURNS =
  /(?<!\p{L})(?:(?:lim|last|opne|slett|kopier|vel|pakk|lagre|flytt|bruk|legg|hent) den(?= (?:inn|ut|ned|opp|her|til)|\.|,)|vil (?:kunne|ville|bli)|til (?:dem|henne)|\p{L}{3,}(?:anes|enes|ingas))(?!\p{L})/giu;

/** Words that are right although they have such an ending. */
const RIGHT = new Set(["ingen", "gjerne", "fjerne", "verne"]);

/** What phones call it, which have no Nynorsk. */
const OF_PHONES = /Hjem-skjerm(?:en)?/g;

/** Returns the words of a text that are Bokmål's. */
const shadowsIn = (text: string) =>
  [...text.replace(OF_PHONES, "").matchAll(/(?<![\p{L}-])\p{L}+/gu)]
    .map(([word]) => word.toLowerCase())
    .filter((word) => !RIGHT.has(word) && (BOKMAL.has(word) || NOT_CHOSEN.has(word) || ENDINGS.test(word)))
    .concat([...text.matchAll(TURNS)].map(([turn]) => turn.toLowerCase()));

const texts = sourceFiles(["app/i18n/nn", "help/nn"], /\.(ts|md)$/).flatMap((file) =>
  textsOf(file).map((said) => ({ path: file.path, said })),
);

test("no text in Nynorsk has a word that only Bokmål has", () => {
  expect(texts.length).toBeGreaterThan(3000);
  const shadows = texts.flatMap(({ path, said }) =>
    shadowsIn(said).map((word) => `${path}: ${word} (${said.slice(0, 60)})`),
  );
  expect(shadows).toEqual([]);
});

test.each(casesOf<[string, string[]]>(CASES, "of it finds"))("of %j it finds %j", (text, words) => {
  expect(shadowsIn(text)).toEqual(words);
});
