import type { PolicyFacts, Reading } from "~/domain/site/reading";

/** Only for the server. */
export const privacyPolicyMessages = {
  reading: (f: PolicyFacts): Reading => ({
    title: "Personvern",
    intro:
      "Hvilken kirke du ser på, kan fortelle hva du tror på. Derfor er Samling laget slik at vi vet så lite som mulig om deg, og slik at ingen andre får vite det gjennom oss.",
    reviewed: "Sist gjennomgått i november 2026.",
    sections: [
      {
        heading: "Kort sagt",
        list: [
          "Du kan bruke hele Samling uten konto.",
          "Vi har ingen reklame, ingen sporing, ingen statistikk hos andre, og ingen informasjonskapsler som trenger samtykke.",
          "Nettleseren din snakker bare med oss. Kart, bilder, skrifter og kode kommer herfra, aldri fra noen tredjepart.",
          "Favorittene dine ligger på enheten din, med mindre du har logget inn og lar kontoen huske dem.",
          "Du kan laste ned alt vi vet om deg, og slette det, under Innstillinger.",
        ],
      },
      {
        heading: "Når du ser deg om uten konto",
        paragraphs: [
          "Vi behandler forespørslene nettleseren din sender, for å kunne svare på dem. Loggen vår forteller hvilken type side det gjaldt (for eksempel «et arrangement», ikke hvilket), om det gikk bra, og hvor lang tid det tok. Den inneholder ikke IP-adressen din, hva du søkte etter, hvor du er, eller hvem du er.",
          "Slår du på «nær meg», spør nettleseren deg først. Posisjonen rundes av til omtrent én kilometer før den forlater enheten, brukes til å svare på søket, og lagres ikke. Det samme gjelder ordene og stedene du søker etter.",
          "Vi teller hva som gjøres på sidene til arrangementer og arrangører, så arrangørene ser om de når fram. Hvordan står under «Det vi teller».",
          "Favoritter og menigheter du følger, ligger i nettleserens eget lager. Når du åpner Favoritter, sender nettleseren listen til oss for å få vite når arrangementene er. Den lagres ikke.",
          `Skriver du til oss med kontaktskjemaet, sendes navnet, adressen og meldingen som e-post til dem som driver Samling. Hos oss ligger de bare til e-posten er sendt, høyst ${f.mailOnItsWayDays} dager. Mot misbruk telles forsøkene, som avtrykk av nettverket.`,
        ],
      },
      {
        heading: "Det vi teller",
        paragraphs: [
          "For hvert arrangement og hver arrangør teller vi, per dag: hvor mange ganger siden ble åpnet, hjerter som ble trykket, delinger med knappen, arrangementer og kalendere som ble lagt i en kalender, trykk på billett, påmelding og veibeskrivelse, visninger på andre nettsider, og hvor ofte kalenderprogrammer henter en arrangørs kalender.",
          "Det eneste vi lagrer, er dagen, siden, hva som ble gjort, og et antall. Ikke hvem, ikke IP-adressen, ikke når på dagen, ikke nettleseren. Vi setter ingen informasjonskapsel og gjenkjenner ingen: den som åpner en side to ganger, telles to ganger. Hvilken nettleser forespørselen sier at den kommer fra, brukes bare til å holde roboter utenfor, og huskes ikke.",
          "Når du trykker på et hjerte, en deleknapp eller en lenke som telles, eller går videre til et arrangement, sender nettleseren en liten melding til oss om hva det gjaldt, uten informasjonskapsler. Favorittlisten din er ikke med.",
          "Arrangørens team og de som driver Samling, ser tallene, rundet ned til nærmeste fem. Tall under fem vises som «færre enn 5», så ingen kan regne seg fram til hva én person har gjort.",
          "Vi teller ikke dem som har bedt nettleseren om ikke å bli fulgt (Global Privacy Control eller «Ikke spor»), og heller ikke arrangører som er logget inn.",
        ],
      },
      {
        heading: "Når du har konto",
        paragraphs: [
          "Vi lagrer e-postadressen din, et kryptografisk avtrykk av passordet (ikke passordet selv), språket ditt, og hvor du er logget inn: nettleser og enhet, når du logget inn og når du sist ble sett. Det trenger vi for å kunne gi deg kontoen du har bedt om.",
          "Har du slått på totrinns innlogging, lagrer vi den offentlige delen av passnøklene dine og avtrykk av gjenopprettingskodene. Fingeravtrykk og ansikt forlater aldri enheten din.",
          "Logger du inn, tar kontoen over favorittene som lå på enheten, og husker dem du lagrer siden. Det er opplysninger som kan si noe om livssynet ditt, og vi lagrer dem bare fordi du selv velger det. Du kan når som helst slå det av, under Innstillinger, Dine data. Da slettes de hos oss og blir på enheten.",
          "Rapporterer du innhold, lagrer vi rapporten og at den kom fra deg, for å kunne behandle den og hindre misbruk. Den du rapporterer, får vite kategorien, men ikke hvem du er, og heller ikke hva du skriver, med mindre du krysser av for det. For at ingen skal få noe skjult ved å rapportere fra mange kontoer, lagrer vi også et kort avtrykk av nettverket ditt sammen med rapporten. Tusenvis av nettverk deler hvert avtrykk, og det slettes når rapporten er behandlet.",
        ],
      },
      {
        heading: "Når du ber om e-post",
        paragraphs: [
          "Det du følger på enheten, blir der til du sier noe annet: først trykker du, så krysser du av for at vi får lagre det. Da lagrer vi det du følger og har lagret, hva du vil ha e-post om og når, og adressen din, eller vi bruker den kontoen har. Det kan si noe om hva du tror på. Vi bruker det bare til å sende deg det du har bedt om, med samtykket ditt (artikkel 9.2 a), og lagrer når du ga det, til hvilke ord, og når du tok det tilbake.",
          "Ingenting sendes til en adresse før dens egen lenke er trykket på. Hver e-post har en lenke som stopper den med ett trykk, uten innlogging, og en som viser, endrer og sletter alt med en gang. Emner og første linjer sier ikke noe om tro utover arrangementets egen tittel. Vi måler ikke om du åpner en e-post eller trykker på noe i den. Derfor spør vi etter en måned om du fortsatt vil ha det ukentlige brevet, og slutter hvis du ikke svarer.",
        ],
      },
      {
        heading: "Når du ber om varsler",
        paragraphs: [
          "Varsler på en enhet er av til du trykker, krysser av og sier ja til nettleseren. Da lagrer vi adressen som nettleseren lager for enheten, nøklene som krypterer det vi sender, hva du vil ha varsel om, og det du følger og har lagret på enheten, eller vi bruker det kontoen har. Det er med samtykket ditt (artikkel 9.2 a), og vi lagrer når du ga det, til hvilke ord, og når du tok det tilbake.",
          "Varslene går gjennom nettleserens egen varseltjeneste (Google, Apple, Mozilla eller Microsoft). De er kryptert for nettleseren din alene: tjenesten ser adressen og at det kommer noe, ikke hva, og alle varsler er like lange. På skjermen står det «Uken din» eller arrangementets egen tittel. Slår du det av her, i nettleseren eller ved å logge ut, slettes alt vi har om enheten.",
        ],
      },
      {
        heading: "Når du er arrangør",
        paragraphs: [
          "Det du skriver om organisasjonen og arrangementene, er ment for offentligheten: navn, beskrivelse, adresse, telefon, nettsted, bilder, og organisasjonens e-postadresse, som er den samme som kontoens. Oppgir dere et organisasjonsnummer, slår tjeneren vår det opp i Enhetsregisteret. Kjenner registeret det, viser siden deres nummeret og navnet registeret har, med lenke dit. Ellers vises det ikke. Det kan leses på sidene våre, i det åpne grensesnittet for programmer og av søkemotorer. Skriv ikke om enkeltpersoner uten at de vet om det.",
          "Inviterer du noen til teamet, lagrer vi adressen deres og sender dem én e-post. Medlemmer av teamet ser hverandres e-postadresser.",
          "Bilder kodes om når de lastes opp. Skjulte opplysninger i dem, som hvor de ble tatt, følger ikke med.",
          "Adresser du skriver inn, slås opp hos Kartverket, og organisasjoner du søker etter, i Enhetsregisteret hos Brønnøysundregistrene. Det er tjeneren vår som spør, ikke nettleseren din, og den sier ikke hvem du er. Adressen og stedet den fant, huskes, uten at det står hvem som spurte; svar fra Enhetsregisteret huskes i høyst et døgn. Er en organisasjon registrert hjemme hos noen (c/o), henter vi ikke adressen.",
          "Legger du inn en kalender, henter tjeneren vår den jevnlig fra adressen du ga, og viser det som står i den.",
          "Moderatorer kan skjule innhold. Hva som ble bestemt, av hvem og hvorfor, står i en logg som ikke kan endres.",
        ],
      },
      {
        heading: "Sider vi lager fra Enhetsregisteret",
        paragraphs: [
          "Noen menigheter har en side her før de har hørt om oss. Den er laget av det Enhetsregisteret har åpent om organisasjonen: navn, adresse, sted, nettside, målform og form. Registeret sier ikke noe om medlemmer, og vi henter ikke navn, telefon eller e-post til noen person. Er organisasjonen registrert hjemme hos noen (c/o), tar vi bare stedet.",
          "Grunnlaget er berettiget interesse (artikkel 6.1 f): at den som leter etter en menighet, finner den. Opplysningene gjelder organisasjonen. Siden sier at menigheten ikke har tatt den i bruk, og hvem som helst som hører til der, kan fjerne den med ett trykk, uten konto. Da husker vi organisasjonsnummeret, så den ikke blir laget igjen. Sletter registeret enheten, går siden av seg selv.",
          "Har en slik side en nettside, ser vi på den høyst én gang i uka, slik nettstedets robots.txt tillater, og kan vise arrangementene som står der: med merket «ikke bekreftet», og først når et menneske hos oss har sett på dem. Det som ser ut til å gjelde enkeltpersoner (gravferder, vielser og lignende), vises ikke, og vi lagrer ikke engang titlene. Når menigheten tar siden i bruk, bestemmer den selv om det skal stå.",
          `Ber du om å ta en side i bruk, lagrer vi at du spurte, adressen du viste det med, eller det du skrev til oss: til det er avgjort, høyst ${f.claimDays} dager. Er siden alt tatt i bruk, får den som har den, e-postadressen din, og ingen andre.`,
        ],
      },
      {
        heading: "Hvor lenge",
        terms: [
          {
            term: "Kontoen",
            text:
              "Til du sletter den. Kontoer der adressen aldri ble bekreftet, slettes etter " +
              f.unconfirmedDays +
              " dager.",
          },
          {
            term: "Innlogging",
            text: `${f.sessionDays} dager etter siste besøk, høyst ${f.sessionAbsoluteDays} dager.`,
          },
          { term: "Lenker i e-poster", text: "Til de er brukt eller har gått ut: fra en time til sju dager." },
          {
            term: "Hvem som sendte en rapport",
            text: `${f.reporterMonths} måneder. Selve rapporten står igjen uten navn.`,
          },
          {
            term: "Avtrykk av nettverket en rapport kom fra",
            text: `Til rapporten er behandlet, høyst ${f.reportNetworkDays} dager.`,
          },
          {
            term: "Det besøkende sier ikke stemte",
            text: `Valget og setningen, uten navn: ${f.mismatchMonths} måneder. Et avtrykk av nettverket, så gjentakelser kan telles: ${f.mismatchNetworkDays} dager.`,
          },
          {
            term: "Svar om like arrangementer",
            text: `Hvem i teamet som svarte: ${f.pairDecisionMonths} måneder etter arrangementet.`,
          },
          {
            term: "Utkast og maler",
            text: "Til noen i teamet sletter dem, og et utkast til det er publisert.",
          },
          {
            term: "At du har lagt bort listen «Kom i gang»",
            text: "Til du henter den fram igjen, eller kontoen eller organisasjonen slettes.",
          },
          {
            term: "Arrangementer dere sletter",
            text: `I papirkurven ${f.binDays} dager, med hvem i teamet som slettet dem, og hvem som hadde lagret dem. Det siste ser ingen.`,
          },
          {
            term: "Historikken til arrangementer",
            text: `Hvem i teamet som endret hva, og når: ${f.historyMonths} måneder. Teamet ser den.`,
          },
          {
            term: "Det vi teller",
            text: `Summene, som ikke er om noen: ${f.statisticsMonths} måneder, eller til arrangementet eller arrangøren slettes.`,
          },
          {
            term: "Det du har endret på arrangementer fra en kalender",
            text: `Hva som ble endret og hva kalenderen sa: ${f.eventChangeMonths} måneder etter arrangementet, eller etter at det forsvant. Fjernes kalenderen, slettes det med den.`,
          },
          {
            term: "Det du følger, og adressen du får brev på",
            text: `Til du sletter det. En adresse som aldri ble bekreftet, slettes etter ${f.unconfirmedLetterDays} dager, og en vi ikke lenger skriver til, etter ${f.endedLetterDays} dager.`,
          },
          {
            term: "Enheter som får varsler",
            text: `Til du slår dem av, logger ut av kontoen der, eller nettleseren ikke tar imot mer, høyst ${f.silentDeviceMonths} måneder etter at du sist åpnet siden om varsler.`,
          },
          {
            term: "E-poster fra oss",
            text: `Innholdet til den er sendt, høyst ${f.mailOnItsWayDays} dager. At den ble sendt, i ${f.mailMonths} måneder.`,
          },
          {
            term: "Programmer du henter inn",
            text: `Det vi forsto av lenken, teksten eller filen, i ${f.intakeDays} dager. Arrangementene du publiserer av det, blir stående.`,
          },
          { term: "Tellere mot misbruk", text: "Høyst et døgn, og bare som avtrykk av adresse og nettverk." },
          {
            term: "Sikkerhetskopier",
            text: `En kopi hver natt, den eldste ${f.backupMonths} måneder gammel, uten passord og innlogginger. Må en av dem tas i bruk, slettes alt på nytt som er slettet siden. Slettede bilder fjernes fra kopiene med en gang.`,
          },
          {
            term: "Tidligere arrangementer",
            text:
              f.pastEventsDays === null
                ? "Siden blir stående, merket som tidligere, til arrangøren sletter den."
                : `Slettes ${f.pastEventsDays} dager etter at de er holdt.`,
          },
        ],
      },
      {
        heading: "Informasjonskapsler og lager på enheten",
        paragraphs: [
          "Ingen av dem følger deg til andre nettsteder. Hver av dem settes bare når du gjør det som står ved den, og er nødvendig for det.",
        ],
        terms: [
          {
            term: "samling_preferences",
            text: "Når du velger språk, utseende eller tidsformat: husker valget i et år.",
          },
          {
            term: "samling_look",
            text: "Når du velger større skrift eller rolig visning: husker valget i et år.",
          },
          {
            term: `${f.cookiePrefix}samling_session`,
            text: `Når du logger inn: holder deg innlogget i ${f.sessionDays} dager.`,
          },
          {
            term: `${f.cookiePrefix}samling_second_step`,
            text: `Mellom passordet og passnøkkelen: ${f.secondStepMinutes} minutter.`,
          },
          {
            term: `${f.cookiePrefix}samling_sign_up`,
            text: `Når du oppretter konto: viser at det var denne nettleseren, i ${f.confirmDays} dager.`,
          },
          {
            term: `${f.cookiePrefix}samling_bookmark`,
            text: `Når du sender eller endrer noe: sørger for at du ser det med en gang, i ${f.bookmarkMinutes} minutter. Den navngir et tidspunkt i databasen, ikke deg.`,
          },
          { term: "samling_organizer", text: "Når du bytter organisasjon på dashbordet: husker valget i et år." },
          {
            term: "samling:favorites, samling:follows, samling:searches",
            text: "I nettleserens lager: favorittene dine, og menighetene, stedene og søkene du følger, så lenge du har noen.",
          },
          {
            term: "samling:draft",
            text: "I nettleserens lager, når du er innlogget og skriver i et skjema: det du har skrevet og ikke sendt (aldri passord), til det er sendt, kastet, eller du logger ut, og høyst i 30 dager.",
          },
          {
            term: "samling:location",
            text: "I nettleserens lager: om «nær meg» er på, hvor langt, og hvorfor det sist ikke gikk. Ikke hvor du er. Skriver du et sted, husker enheten stedet, til du trykker «Glem stedet», eller «Fjern hjemstedet» om du har gjort det til hjemsted.",
          },
          {
            term: "samling-pages, samling-files, samling-pictures",
            text: "I nettleserens lager, for dager uten nett: sidene slik alle får dem, av listene du så sist (med stedet, eller posisjonen rundet av til en kilometer, i adressen), av det du har lagret og følger, og av lister, helg og måned rundt hjemstedet eller det siste stedet, med bilder og kartutsnitt, og filene de trenger. Lister blir liggende i høyst sju dager, arrangementer til de er over eller du tar bort hjertet. Logger du ut, slettes alt.",
          },
          {
            term: "samling-read-pictures, samling-picture-reader",
            text: "I nettleserens lager, når du lar et bilde av en plakat bli lest: de seks siste bildene, så du ser utsnittene når du ser over, og det som leser dem. Bildene leses på enheten og sendes ingen steder, om du ikke selv velger et som arrangementets bilde. Logger du ut, slettes alt.",
          },
          {
            term: "samling:kept-favorites",
            text: "I nettleserens lager, når du har favoritter eller følger noen: listen slik den sist ble hentet, så den virker uten nett. En kontos slettes når du logger ut eller innloggingen har gått ut.",
          },
          {
            term: "samling:account",
            text: "I nettleserens lager, når du er logget inn: hvilken konto det er, og hva den har lagret, så hjertene stemmer uten nett. Slettes når innloggingen har gått ut, og når du logger ut.",
          },
          {
            term: "samling:visits",
            text: "I nettleserens lager: hvor mange ganger du har vært her, til og med tre, når det sist var, og om du er blitt spurt om å legge Samling på hjemskjermen. Vi får det ikke.",
          },
          {
            term: "samling:english",
            text: "I nettleserens lager, når nettleseren ber om engelsk: at vi har tilbudt deg engelsk én gang. Vi får det ikke.",
          },
          {
            term: "samling:search",
            text: "I fanens eget lager, når du søker på forsiden: søket og filtrene, slik at de står der når du kommer tilbake til Arrangementer. Er borte når du lukker fanen.",
          },
          {
            term: "positions, remix-router-transitions, remix-manifest-version",
            text: "I fanens eget lager, når du går fra side til side: hvilke sider du gikk mellom, hvor langt ned du var, og hvilken utgave av Samling du ser. Slik finner Tilbake fram. Det sendes ikke til oss, og er borte når du lukker fanen.",
          },
        ],
      },
      {
        heading: "Hvem som hjelper oss",
        paragraphs: [
          "Samling kjører hos Cloudflare, som databehandler for oss: tjenere, database, bilder og utsending av e-post. Cloudflare behandler IP-adresser for å kunne levere sidene og beskytte dem mot angrep. Vi har slått av deres logg over enkeltbesøk. Cloudflare har tjenere i mange land, også utenfor EØS; siden du ber om, kommer vanligvis fra den nærmeste.",
          "Vi gir ikke opplysninger om deg til noen andre, og selger ingenting.",
        ],
      },
      {
        heading: "Hva du kan gjøre",
        list: [
          "Se og laste ned alt om deg, som en fil: Innstillinger, Dine data.",
          "Rette e-postadressen din: Innstillinger, E-post og passord.",
          "Slå av favoritter i kontoen: Innstillinger, Dine data.",
          "Slette kontoen, med alt som hører til den: Innstillinger, Dine data. Eier du en organisasjon, velger du om den slettes eller får en ny eier.",
          "Be oss om å rette, begrense eller stanse noe vi gjør med opplysninger om deg: skriv til oss.",
          "Klage til Datatilsynet, hvis du mener at vi gjør noe galt.",
        ],
      },
      {
        heading: "Spørsmål?",
        paragraphs: [
          `Den som driver Samling på denne adressen, er ansvarlig for opplysningene og svarer på ${f.contact}.`,
        ],
      },
    ],
  }),
};
