import type { HelpTexts } from "../help-texts";

export default {
  administration: {
    title: "Oversikten",
    summary: "Veien til alt superadministratorer gjør.",
    steps: [
      "Logg inn, og velg «Administrer alle organisasjoner» der du bytter organisasjon på dashbordet, eller åpne adressen /admin.",
      "Oversikten viser tallene, de nyeste organisasjonene og arrangementene, og hva som venter på moderering.",
      "Menyen øverst fører til Organisasjoner, Arrangementer, Kalendere, Moderering, Tjenester og Logg.",
      "Under «Feilsøking» prøver du kalenderlesing, kart og lagring, og ser hva Samling har sendt.",
    ],
    notes: [
      "Alt du gjør i andres navn, står i loggen.",
      "Krever rollen totrinns innlogging, virker rettighetene først når du har en passnøkkel.",
    ],
    words: "admin superadmin administrasjon meny forside tall",
    picture: "Oversikten, med tallene og de nyeste organisasjonene.",
  },
  organizations: {
    title: "Organisasjoner og arrangementer",
    summary: "Legg til, rett, hjelp og slett.",
    steps: [
      "Åpne «Organisasjoner», og søk på navn eller e-post.",
      "«Legg til organisasjon» lager en ny. Den som eier e-postadressen, eier organisasjonen når adressen er bekreftet.",
      "«Handlinger» ved en organisasjon har «Rediger», «Se siden», rettighetene og «Slett».",
      "Vil du hjelpe en menighet med noe? Bytt organisasjon på dashbordet med «Finn en annen organisasjon», og arbeid som dem.",
      "«Arrangementer» har alt som er lagt ut, også det som er skjult. Der kan du slette ett og ett.",
      "«Registeret» lager sider av det Enhetsregisteret har i en kommune eller et fylke. Alt som er laget samtidig, kan angres samlet. Der svarer du også dem som vil ta en side i bruk.",
    ],
    notes: [
      "Å slette en organisasjon sletter alle arrangementene dens, og kan ikke angres. Du kan laste ned dataene først.",
      "Et slettet arrangement fra en kalender kommer ikke tilbake når kalenderen leses igjen.",
    ],
    words: "organisasjon legge til slette redigere eier bytte hjelpe eksport arrangement",
  },
  rights: {
    title: "Superadministratorer og moderatorer",
    summary: "Gi og ta rettigheter over hele Samling.",
    steps: [
      "Åpne «Organisasjoner», og finn organisasjonen som personen eier.",
      "Velg «Gjør til moderator» eller «Gjør til superadmin» under «Handlinger». For superadmin spør vi en gang til.",
      "«Fjern moderator» og «Fjern superadmin» tar rettigheten bort.",
    ],
    notes: [
      "En superadmin kan se, endre og slette alt for alle organisasjoner, og gjøre andre til superadmin.",
      "En moderator avgjør rapporter og ser på nye organisasjoner.",
      "Den siste superadministratoren kan ikke fjernes.",
    ],
    words: "rettighet rolle moderator superadmin gi fjerne tilgang passnøkkel",
  },
  moderation: {
    title: "Behandle rapporter",
    summary: "Les, se innholdet slik besøkende ser det, og avgjør.",
    steps: [
      "Åpne «Moderering». «Avventer gjennomgang» har det som venter.",
      "Les rapportene, og se innholdet under «Slik besøkende ser det».",
      "Velg «Skjul innhold», «Godkjenn og vis» eller «Avvis rapporter». «Skjul alt fra organisasjonen» skjuler siden og alle arrangementene på én gang.",
      "Kommer det en innvending, står merket «Innvending» ved den. Finnes det flere moderatorer, avgjør en annen enn den som skjulte det.",
    ],
    notes: [
      "Eieren får e-post med grunnen.",
      "Tre uavhengige rapporter skjuler noe av seg selv, til en av dere har sett på det.",
      "Ingen avgjør saker om sitt eget.",
    ],
    words: "moderere rapport skjule godkjenne avvise innvending klage kø",
    picture: "Modereringen, med innhold som venter, rapportene og knappene for å avgjøre.",
  },
  "new-organizations": {
    title: "Nye organisasjoner",
    summary: "Se på dem, så alt de har lagt ut, vises med en gang.",
    steps: [
      "Åpne «Moderering», og finn «Nye organisasjoner».",
      "Se siden deres og det de har lagt ut.",
      "Trykk på «Ser bra ut». Da vises alt.",
      "Er organisasjonsnummeret deres? Trykk på «Nummeret er deres». Det kan bare superadministratorer.",
    ],
    notes: [
      "Gjør ingen noe, vises resten etter et døgn, eller etter seks timer når navnet er som i Enhetsregisteret.",
      "Er det søppel, skjul alt fra organisasjonen under modereringen.",
    ],
    words: "ny organisasjon første døgn vente se på bekrefte organisasjonsnummer søppel spam",
  },
  services: {
    title: "Tjenester som kan hentes fra",
    summary: "Slå av og på tjenestene menigheter kan hente arrangementer fra.",
    steps: [
      "Åpne «Tjenester».",
      "Se om tjenesten har et åpent grensesnitt.",
      "Trykk på «Slå på» eller «Slå av». Det gjelder for alle.",
    ],
    notes: [
      "Er grensesnittet ikke åpent, slå tjenesten på først når den som eier den, har sagt ja.",
      "Er en tjeneste av, blir lenker til den avvist. Det som er hentet før, blir stående.",
    ],
    words: "tjeneste adapter churchdesk checkin hoopla grensesnitt slå på av",
    picture: "Siden «Tjenester», med hva som er på og av.",
  },
  "failing-sources": {
    title: "Kalendere som svikter",
    summary: "Finn kalendere og nettsider som ikke lar seg lese.",
    steps: [
      "Åpne «Kalendere». De som svikter, står først.",
      "Åpne en kalender for å se når den sist virket, og hvorfor noe ikke ble med.",
      "Prøv adressen under «Feilsøking», «Kalenderlesing».",
      "Er lenken feil, bytt til organisasjonen og rett den under «Kalendere», eller be dem gjøre det.",
    ],
    notes: [
      "Vi prøver videre av oss selv, sjeldnere og sjeldnere.",
      "Eieren får selv én e-post når en kalender har sviktet lenge.",
    ],
    words: "kilde kalender feil svikter leses ikke synkronisering nettside",
    picture: "Siden «Kalendere», med de som svikter, øverst.",
  },
  "log-and-mail": {
    title: "Logg, e-post og meldinger utenfra",
    summary: "Se hva som er gjort og sendt, og svar dem som skriver.",
    steps: [
      "Åpne «Logg» for å se alt superadministratorer har gjort. Ingenting der kan endres.",
      "Under «Feilsøking», «E-post», ser du hva som er sendt.",
      "«Drift» viser om Samling virker som det skal, og sier hva du gjør når noe ikke er i orden. Det køen ga opp, kan du sende på nytt der.",
      "Meldinger fra kontaktskjemaet kommer som e-post til dem som driver Samling. Trykk på «Svar på meldingen» i den.",
      "«Kart», «Lagring» og «Henting» prøver hver sin del.",
    ],
    notes: [
      "Innholdet i andres e-post vises ikke, og at du har sett på listen, står i loggen.",
      "I en melding står det om den som skrev, var logget inn. Var vedkommende ikke det, er adressen ikke bekreftet.",
      "Hvilken adresse meldingene går til, er en innstilling (CONTACT_EMAIL).",
    ],
    words: "logg e-post sendt feilsøking kontaktskjema henvendelse svar kø lagring kart",
  },
} satisfies Partial<HelpTexts>;
