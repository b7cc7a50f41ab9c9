import type { RegisterStanding } from "~/domain/organizers/register";

export const registerMessages = {
  label: "Organisasjonsnummer eller navn",
  hint: "Vi fyller ut det Enhetsregisteret vet.",
  search: "Søk",
  searching: "Søker …",
  hits: "Treff i Enhetsregisteret",
  found: (shown: number, total: number) =>
    total === 0
      ? "Ingen treff i Enhetsregisteret. Prøv færre ord, eller skriv alt selv nedenfor."
      : shown < total
        ? `Viser ${shown} av ${total} treff. Skriv mer av navnet, så blir det færre.`
        : total === 1
          ? "Ett treff"
          : `${total} treff`,
  more: "Vis flere treff",
  choose: "Velg",
  chooseNamed: (name: string) => `Velg ${name}`,
  problems: {
    tooShort: "Skriv et organisasjonsnummer på ni sifre, eller minst to bokstaver av navnet.",
    wrongNumber: "Organisasjonsnummeret stemmer ikke. Det har ni sifre, for eksempel 974 760 673.",
    unknownNumber:
      "Enhetsregisteret kjenner ikke dette nummeret. Se over sifrene, søk på navnet, eller skriv alt selv nedenfor.",
    removedNumber:
      "Organisasjonen med dette nummeret er fjernet fra Enhetsregisteret. Du kan skrive alt selv nedenfor.",
    unreachable: "Enhetsregisteret svarer ikke nå. Prøv igjen om litt, eller skriv alt selv nedenfor.",
    tooMany: "Du har søkt mange ganger på kort tid. Prøv igjen om en time, eller skriv alt selv nedenfor.",
    signedOut: "Du er logget ut. Logg inn i en annen fane, og søk igjen. Det du har skrevet, står her fortsatt.",
  },
  standings: {
    bankrupt: "Organisasjonen er konkurs, og kan ikke velges.",
    winding_up: "Organisasjonen er under avvikling, og kan ikke velges.",
    forced_winding_up: "Organisasjonen er under tvangsavvikling eller tvangsoppløsning, og kan ikke velges.",
    deleted: "Organisasjonen er slettet fra Enhetsregisteret, og kan ikke velges.",
    removed: "Organisasjonen er fjernet fra Enhetsregisteret, og kan ikke velges.",
    unknown: "Nummeret er ukjent i Enhetsregisteret, og kan ikke velges.",
    subunit: "Dette er en underenhet. Bruk nummeret til organisasjonen den hører til.",
  } satisfies Record<Exclude<RegisterStanding, "active">, string>,
  byHand: "Du kan skrive alt selv nedenfor.",
  alreadyHere: (name: string) => `${name} er allerede på Samling.`,
  askThem: "Se siden deres, og be dem invitere deg til teamet",
  filled: (unit: string, fields: string) =>
    `Hentet fra Enhetsregisteret (${unit}): ${fields}. Se over, og rett det som ikke stemmer.`,
  nothingFilled: (unit: string) => `${unit} er valgt. Alt som registeret vet, står der allerede.`,
  kept: "Det du selv har skrevet, står. Registeret har noe annet her:",
  keptField: (label: string, text: string) => `${label}: ${text}`,
  take: "Bruk dette",
  takeNamed: (label: string) => `Bruk dette: ${label}`,
  source: "Kilde: Brønnøysundregistrene, NLOD",
  taken: (name: string) => `${name} er allerede på Samling med dette organisasjonsnummeret.`,
  takenWhatToDo:
    "Er det dere? Da er det best å være på samme team. Er dere en egen gruppe under samme nummer, trykk på knappen nederst en gang til.",
  state: {
    active: (name: string, date: string) =>
      `Registrert i Enhetsregisteret som ${name} (sist sjekket ${date}). Det står på siden deres, med lenke til registeret.`,
    otherName:
      "Navnet deres her er et annet enn i registeret. Det er helt i orden, men det korter ikke ned det første døgnet.",
    waiting: "Enhetsregisteret har ikke svart ennå. Vi spør igjen av oss selv, og da står det på siden deres.",
    unknown: "Enhetsregisteret kjenner ikke dette nummeret, så siden deres sier ingenting om det.",
    bankrupt: "Organisasjonen med dette nummeret er konkurs, så siden deres sier ingenting om det.",
    winding_up: "Organisasjonen med dette nummeret er under avvikling, så siden deres sier ingenting om det.",
    forced_winding_up:
      "Organisasjonen med dette nummeret er under tvangsavvikling eller tvangsoppløsning, så siden deres sier ingenting om det.",
    deleted: "Organisasjonen med dette nummeret er slettet fra Enhetsregisteret, så siden deres sier ingenting om det.",
    removed: "Organisasjonen med dette nummeret er fjernet fra Enhetsregisteret, så siden deres sier ingenting om det.",
    subunit: "Dette er nummeret til en underenhet. Bruk nummeret til organisasjonen den hører til.",
  },
  openRegister: "Se oppføringen i Enhetsregisteret",
  ownerOnly: "Bare eieren kan endre organisasjonsnummeret.",
};
