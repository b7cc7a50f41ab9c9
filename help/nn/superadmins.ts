import type { HelpTexts } from "../help-texts";

export default {
  administration: {
    title: "Oversikta",
    summary: "Vegen til alt superadministratorar gjer.",
    steps: [
      "Logg inn, og vel «Administrer alle organisasjonar» der du byter organisasjon på dashbordet, eller opne adressa /admin.",
      "Oversikta viser tala, dei nyaste organisasjonane og arrangementa, og kva som ventar på moderering.",
      "Menyen øvst fører til Organisasjonar, Arrangement, Kalendrar, Moderering, Tenester og Logg.",
      "Under «Feilsøking» prøver du kalenderlesing, kart og lagring, og ser kva Samling har sendt.",
    ],
    notes: [
      "Alt du gjer i namnet til andre, står i loggen.",
      "Krev rolla totrinns innlogging, verkar rettane først når du har ein passnøkkel.",
    ],
    words: "admin superadmin administrasjon meny framside tal",
    picture: "Oversikta, med tala og dei nyaste organisasjonane.",
  },
  organizations: {
    title: "Organisasjonar og arrangement",
    summary: "Legg til, rett, hjelp og slett.",
    steps: [
      "Opne «Organisasjonar», og søk på namn eller e-post.",
      "«Legg til organisasjon» lagar ein ny. Den som eig e-postadressa, eig organisasjonen når adressa er stadfesta.",
      "«Handlingar» ved ein organisasjon har «Rediger», «Sjå sida», rettane og «Slett».",
      "Vil du hjelpe ein kyrkjelyd med noko? Byt organisasjon på dashbordet med «Finn ein annan organisasjon», og arbeid som dei.",
      "«Arrangement» har alt som er lagt ut, òg det som er skjult. Der kan du slette eitt og eitt.",
      "«Registeret» lagar sider av det Einingsregisteret har i ein kommune eller eit fylke. Alt som er laga samstundes, kan angrast samla. Der svarar du òg dei som vil ta ei side i bruk.",
    ],
    notes: [
      "Å slette ein organisasjon slettar alle arrangementa hans, og kan ikkje angrast. Du kan laste ned dataa først.",
      "Eit sletta arrangement frå ein kalender kjem ikkje tilbake når kalenderen blir lesen igjen.",
    ],
    words: "organisasjon legge til slette redigere eigar byte hjelpe eksport arrangement",
  },
  rights: {
    title: "Superadministratorar og moderatorar",
    summary: "Gi og ta rettar over heile Samling.",
    steps: [
      "Opne «Organisasjonar», og finn organisasjonen som personen eig.",
      "Vel «Gjer til moderator» eller «Gjer til superadmin» under «Handlingar». For superadmin spør vi ein gong til.",
      "«Fjern moderator» og «Fjern superadmin» tek retten bort.",
    ],
    notes: [
      "Ein superadmin kan sjå, endre og slette alt for alle organisasjonar, og gjere andre til superadmin.",
      "Ein moderator avgjer rapportar og ser på nye organisasjonar.",
      "Den siste superadministratoren kan ikkje fjernast.",
    ],
    words: "rett rolle moderator superadmin gi fjerne tilgang passnøkkel",
  },
  moderation: {
    title: "Behandle rapportar",
    summary: "Les, sjå innhaldet slik besøkande ser det, og avgjer.",
    steps: [
      "Opne «Moderering». «Ventar på gjennomgang» har det som ventar.",
      "Les rapportane, og sjå innhaldet under «Slik besøkande ser det».",
      "Vel «Skjul innhald», «Godkjenn og vis» eller «Avvis rapportar». «Skjul alt frå organisasjonen» skjuler sida og alle arrangementa på éin gong.",
      "Kjem det ei innvending, står merket «Innvending» ved ho. Finst det fleire moderatorar, avgjer ein annan enn den som skjulte det.",
    ],
    notes: [
      "Eigaren får e-post med grunnen.",
      "Tre uavhengige rapportar skjuler noko av seg sjølv, til ein av dykk har sett på det.",
      "Ingen avgjer saker om sitt eige.",
    ],
    words: "moderere rapport skjule godkjenne avvise innvending klage kø",
    picture: "Modereringa, med innhald som ventar, rapportane og knappane for å avgjere.",
  },
  "new-organizations": {
    title: "Nye organisasjonar",
    summary: "Sjå på dei, så alt dei har lagt ut, blir vist med ein gong.",
    steps: [
      "Opne «Moderering», og finn «Nye organisasjonar».",
      "Sjå sida deira og det dei har lagt ut.",
      "Trykk på «Ser bra ut». Då blir alt vist.",
      "Er organisasjonsnummeret deira? Trykk på «Nummeret er deira». Det kan berre superadministratorar.",
    ],
    notes: [
      "Gjer ingen noko, blir resten vist etter eit døgn, eller etter seks timar når namnet er som i Einingsregisteret.",
      "Er det søppel, skjul alt frå organisasjonen under modereringa.",
    ],
    words: "ny organisasjon første døgn vente sjå på stadfeste organisasjonsnummer søppel spam",
  },
  services: {
    title: "Tenester som kan hentast frå",
    summary: "Slå av og på tenestene kyrkjelydar kan hente arrangement frå.",
    steps: [
      "Opne «Tenester».",
      "Sjå om tenesta har eit ope grensesnitt.",
      "Trykk på «Slå på» eller «Slå av». Det gjeld for alle.",
    ],
    notes: [
      "Er grensesnittet ikkje ope, slå tenesta på først når den som eig ho, har sagt ja.",
      "Er ei teneste av, blir lenker til ho avviste. Det som er henta før, blir ståande.",
    ],
    words: "teneste adapter churchdesk checkin hoopla grensesnitt slå på av",
    picture: "Sida «Tenester», med kva som er på og av.",
  },
  "failing-sources": {
    title: "Kalendrar som sviktar",
    summary: "Finn kalendrar og nettsider som ikkje lèt seg lese.",
    steps: [
      "Opne «Kalendrar». Dei som sviktar, står først.",
      "Opne ein kalender for å sjå når han sist verka, og kvifor noko ikkje blei med.",
      "Prøv adressa under «Feilsøking», «Kalenderlesing».",
      "Er lenka feil, byt til organisasjonen og rett ho under «Kalendrar», eller be dei gjere det.",
    ],
    notes: [
      "Vi prøver vidare av oss sjølve, sjeldnare og sjeldnare.",
      "Eigaren får sjølv éin e-post når ein kalender har svikta lenge.",
    ],
    words: "kjelde kalender feil sviktar blir ikkje lesen synkronisering nettside",
    picture: "Sida «Kalendrar», med dei som sviktar, øvst.",
  },
  "log-and-mail": {
    title: "Logg, e-post og meldingar utanfrå",
    summary: "Sjå kva som er gjort og sendt, og svar dei som skriv.",
    steps: [
      "Opne «Logg» for å sjå alt superadministratorar har gjort. Ingenting der kan endrast.",
      "Under «Feilsøking», «E-post», ser du kva som er sendt.",
      "«Drift» viser om Samling verkar som det skal, og seier kva du gjer når noko ikkje er i orden. Det køen gav opp, kan du sende på nytt der.",
      "Meldingar frå kontaktskjemaet kjem som e-post til dei som driv Samling. Trykk på «Svar på meldinga» i han.",
      "«Kart», «Lagring» og «Henting» prøver kvar sin del.",
    ],
    notes: [
      "Innhaldet i e-posten til andre blir ikkje vist, og at du har sett på lista, står i loggen.",
      "I ei melding står det om den som skreiv, var logga inn. Var vedkomande ikkje det, er adressa ikkje stadfesta.",
      "Kva adresse meldingane går til, er ei innstilling (CONTACT_EMAIL).",
    ],
    words: "logg e-post sendt feilsøking kontaktskjema førespurnad svar kø lagring kart",
  },
} satisfies Partial<HelpTexts>;
