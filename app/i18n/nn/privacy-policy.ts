import type { PolicyFacts, Reading } from "~/domain/site/reading";

/** Only for the server. */
export const privacyPolicyMessages = {
  reading: (f: PolicyFacts): Reading => ({
    title: "Personvern",
    intro:
      "Kva kyrkje du ser på, kan fortelje kva du trur på. Derfor er Samling laga slik at vi veit så lite som mogleg om deg, og slik at ingen andre får vite det gjennom oss.",
    reviewed: "Sist gjennomgått i november 2026.",
    sections: [
      {
        heading: "Kort sagt",
        list: [
          "Du kan bruke heile Samling utan konto.",
          "Vi har ingen reklame, inga sporing, ingen statistikk hos andre, og ingen informasjonskapslar som treng samtykke.",
          "Nettlesaren din snakkar berre med oss. Kart, bilete, skrifter og kode kjem herifrå, aldri frå nokon tredjepart.",
          "Favorittane dine ligg på eininga di, med mindre du har logga inn og lèt kontoen hugse dei.",
          "Du kan laste ned alt vi veit om deg, og slette det, under Innstillingar.",
        ],
      },
      {
        heading: "Når du ser deg om utan konto",
        paragraphs: [
          "Vi behandlar førespurnadene nettlesaren din sender, for å kunne svare på dei. Loggen vår fortel kva slags side det galdt (til dømes «eit arrangement», ikkje kva for eit), om det gjekk bra, og kor lang tid det tok. Han inneheld ikkje IP-adressa di, kva du søkte etter, kvar du er, eller kven du er.",
          "Slår du på «nær meg», spør nettlesaren deg først. Posisjonen blir runda av til omtrent éin kilometer før han forlèt eininga, blir brukt til å svare på søket, og blir ikkje lagra. Det same gjeld orda og stadene du søker etter.",
          "Vi tel kva som blir gjort på sidene til arrangement og arrangørar, så arrangørane ser om dei når fram. Korleis står under «Det vi tel».",
          "Favorittar og kyrkjelydar du følgjer, ligg i lageret til nettlesaren. Når du opnar Favorittar, sender nettlesaren lista til oss for å få vite når arrangementa er. Ho blir ikkje lagra.",
          `Skriv du til oss med kontaktskjemaet, blir namnet, adressa og meldinga sende som e-post til dei som driv Samling. Hos oss ligg dei berre til e-posten er send, høgst ${f.mailOnItsWayDays} dagar. Mot misbruk blir forsøka talde, som avtrykk av nettverket.`,
        ],
      },
      {
        heading: "Det vi tel",
        paragraphs: [
          "For kvart arrangement og kvar arrangør tel vi, per dag: kor mange gonger sida blei opna, hjarte som blei trykte, delingar med knappen, arrangement og kalendrar som blei lagde i ein kalender, trykk på billett, påmelding og vegskildring, visingar på andre nettsider, og kor ofte kalenderprogram hentar kalenderen til ein arrangør.",
          "Det einaste vi lagrar, er dagen, sida, kva som blei gjort, og eit tal. Ikkje kven, ikkje IP-adressa, ikkje når på dagen, ikkje nettlesaren. Vi set ingen informasjonskapsel og kjenner ikkje att nokon: den som opnar ei side to gonger, blir talt to gonger. Kva for ein nettlesar førespurnaden seier at han kjem frå, blir berre brukt til å halde robotar utanfor, og blir ikkje hugsa.",
          "Når du trykker på eit hjarte, ein deleknapp eller ei lenke som blir talt, eller går vidare til eit arrangement, sender nettlesaren ei lita melding til oss om kva det galdt, utan informasjonskapslar. Favorittlista di er ikkje med.",
          "Teamet til arrangøren og dei som driv Samling, ser tala, runda ned til næraste fem. Tal under fem blir viste som «færre enn 5», så ingen kan rekne seg fram til kva éin person har gjort.",
          "Vi tel ikkje dei som har bede nettlesaren om ikkje å bli følgde (Global Privacy Control eller «Ikkje spor»), og heller ikkje arrangørar som er logga inn.",
        ],
      },
      {
        heading: "Når du har konto",
        paragraphs: [
          "Vi lagrar e-postadressa di, eit kryptografisk avtrykk av passordet (ikkje passordet sjølv), språket ditt, og kvar du er logga inn: nettlesar og eining, når du logga inn og når du sist blei sett. Det treng vi for å kunne gi deg kontoen du har bede om.",
          "Har du slått på totrinns innlogging, lagrar vi den offentlege delen av passnøklane dine og avtrykk av gjenopprettingskodane. Fingeravtrykk og andlet forlèt aldri eininga di.",
          "Loggar du inn, tek kontoen over favorittane som låg på eininga, og hugsar dei du lagrar sidan. Det er opplysningar som kan seie noko om livssynet ditt, og vi lagrar dei berre fordi du sjølv vel det. Du kan når som helst slå det av, under Innstillingar, Dine data. Då blir dei sletta hos oss og blir verande på eininga.",
          "Rapporterer du innhald, lagrar vi rapporten og at han kom frå deg, for å kunne behandle han og hindre misbruk. Den du rapporterer, får vite kategorien, men ikkje kven du er, og heller ikkje kva du skriv, med mindre du kryssar av for det. For at ingen skal få noko skjult ved å rapportere frå mange kontoar, lagrar vi òg eit kort avtrykk av nettverket ditt saman med rapporten. Tusenvis av nettverk deler kvart avtrykk, og det blir sletta når rapporten er behandla.",
        ],
      },
      {
        heading: "Når du ber om e-post",
        paragraphs: [
          "Det du følgjer på eininga, blir der til du seier noko anna: først trykker du, så kryssar du av for at vi får lagre det. Då lagrar vi det du følgjer og har lagra, kva du vil ha e-post om og når, og adressa di, eller vi bruker den kontoen har. Det kan seie noko om kva du trur på. Vi bruker det berre til å sende deg det du har bede om, med samtykket ditt (artikkel 9.2 a), og lagrar når du gav det, til kva ord, og når du tok det tilbake.",
          "Ingenting blir sendt til ei adresse før nokon har trykt på lenka ho fekk. Kvar e-post har ei lenke som stoppar han med eitt trykk, utan innlogging, og ei som viser, endrar og slettar alt med ein gong. Emne og første linjer seier ikkje noko om tru utover tittelen på arrangementet. Vi måler ikkje om du opnar ein e-post eller trykker på noko i han. Derfor spør vi etter ein månad om du framleis vil ha brevet kvar veke, og sluttar om du ikkje svarar.",
        ],
      },
      {
        heading: "Når du ber om varsel",
        paragraphs: [
          "Varsel på ei eining er av til du trykker, kryssar av og seier ja til nettlesaren. Då lagrar vi adressa som nettlesaren lagar for eininga, nøklane som krypterer det vi sender, kva du vil ha varsel om, og det du følgjer og har lagra på eininga, eller vi bruker det kontoen har. Det er med samtykket ditt (artikkel 9.2 a), og vi lagrar når du gav det, til kva ord, og når du tok det tilbake.",
          "Varsla går gjennom varseltenesta til nettlesaren (Google, Apple, Mozilla eller Microsoft). Dei er krypterte for nettlesaren din aleine: tenesta ser adressa og at det kjem noko, ikkje kva, og alle varsel er like lange. På skjermen står det «Veka di» eller tittelen på arrangementet. Slår du det av her, i nettlesaren eller ved å logge ut, blir alt vi har om eininga, sletta.",
        ],
      },
      {
        heading: "Når du er arrangør",
        paragraphs: [
          "Det du skriv om organisasjonen og arrangementa, er meint for alle: namn, omtale, adresse, telefon, nettstad, bilete, og e-postadressa til organisasjonen, som er den same som til kontoen. Oppgir de eit organisasjonsnummer, slår tenaren vår det opp i Einingsregisteret. Kjenner registeret det, viser sida dykkar nummeret og namnet registeret har, med lenke dit. Elles blir det ikkje vist. Det kan lesast på sidene våre, i det opne grensesnittet for program og av søkemotorar. Skriv ikkje om enkeltpersonar utan at dei veit om det.",
          "Inviterer du nokon til teamet, lagrar vi adressa deira og sender dei éin e-post. Medlemer av teamet ser e-postadressene til kvarandre.",
          "Bilete blir koda om når dei blir lasta opp. Skjulte opplysningar i dei, som kvar dei blei tekne, følgjer ikkje med.",
          "Adresser du skriv inn, slår vi opp hos Kartverket, og organisasjonar du søker etter, i Einingsregisteret hos Brønnøysundregistera. Det er tenaren vår som spør, ikkje nettlesaren din, og han seier ikkje kven du er. Adressa og staden han fann, blir hugsa, utan at det står kven som spurde; svar frå Einingsregisteret blir hugsa i høgst eit døgn. Er ein organisasjon registrert heime hos nokon (c/o), hentar vi ikkje adressa.",
          "Legg du inn ein kalender, hentar tenaren vår han jamleg frå adressa du gav, og viser det som står i han.",
          "Moderatorar kan skjule innhald. Kva som blei avgjort, av kven og kvifor, står i ein logg som ikkje kan endrast.",
        ],
      },
      {
        heading: "Sider vi lagar frå Einingsregisteret",
        paragraphs: [
          "Nokre kyrkjelydar har ei side her før dei har høyrt om oss. Ho er laga av det Einingsregisteret har ope om organisasjonen: namn, adresse, stad, nettside, målform og form. Registeret seier ikkje noko om medlemer, og vi hentar ikkje namn, telefon eller e-post til nokon person. Er organisasjonen registrert heime hos nokon (c/o), tek vi berre staden.",
          "Grunnlaget er rettkomen interesse (artikkel 6.1 f): at den som leitar etter ein kyrkjelyd, finn han. Opplysningane gjeld organisasjonen. Sida seier at kyrkjelyden ikkje har teke henne i bruk, og kven som helst som høyrer til der, kan fjerne henne med eitt trykk, utan konto. Då hugsar vi organisasjonsnummeret, så ho ikkje blir laga igjen. Slettar registeret eininga, går sida av seg sjølv.",
          "Har ei slik side ei nettside, ser vi på henne høgst éin gong i veka, slik robots.txt på nettstaden tillèt, og kan vise arrangementa som står der: med merket «ikkje stadfesta», og først når eit menneske hos oss har sett på dei. Det som ser ut til å gjelde enkeltpersonar (gravferder, vigsler og liknande), blir ikkje vist, og vi lagrar ikkje eingong titlane. Når kyrkjelyden tek sida i bruk, bestemmer han sjølv om det skal stå.",
          `Ber du om å ta ei side i bruk, lagrar vi at du spurde, adressa du viste det med, eller det du skreiv til oss: til det er avgjort, høgst ${f.claimDays} dagar. Er sida alt teken i bruk, får den som har henne, e-postadressa di, og ingen andre.`,
        ],
      },
      {
        heading: "Kor lenge",
        terms: [
          {
            term: "Kontoen",
            text:
              "Til du slettar han. Kontoar der adressa aldri blei stadfesta, blir sletta etter " +
              f.unconfirmedDays +
              " dagar.",
          },
          {
            term: "Innlogging",
            text: `${f.sessionDays} dagar etter siste besøk, høgst ${f.sessionAbsoluteDays} dagar.`,
          },
          { term: "Lenker i e-postar", text: "Til dei er brukte eller har gått ut: frå ein time til sju dagar." },
          {
            term: "Kven som sende ein rapport",
            text: `${f.reporterMonths} månader. Sjølve rapporten står att utan namn.`,
          },
          {
            term: "Avtrykk av nettverket ein rapport kom frå",
            text: `Til rapporten er behandla, høgst ${f.reportNetworkDays} dagar.`,
          },
          {
            term: "Det besøkande seier ikkje stemde",
            text: `Valet og setninga, utan namn: ${f.mismatchMonths} månader. Eit avtrykk av nettverket, så gjentakingar kan teljast: ${f.mismatchNetworkDays} dagar.`,
          },
          {
            term: "Svar om like arrangement",
            text: `Kven i teamet som svara: ${f.pairDecisionMonths} månader etter arrangementet.`,
          },
          {
            term: "Utkast og malar",
            text: "Til nokon i teamet slettar dei, og eit utkast til det er publisert.",
          },
          {
            term: "At du har lagt bort lista «Kom i gang»",
            text: "Til du hentar ho fram att, eller kontoen eller organisasjonen blir sletta.",
          },
          {
            term: "Arrangement de slettar",
            text: `I papirkorga ${f.binDays} dagar, med kven i teamet som sletta dei, og kven som hadde lagra dei. Det siste ser ingen.`,
          },
          {
            term: "Historikken til arrangement",
            text: `Kven i teamet som endra kva, og når: ${f.historyMonths} månader. Teamet ser han.`,
          },
          {
            term: "Det vi tel",
            text: `Summane, som ikkje er om nokon: ${f.statisticsMonths} månader, eller til arrangementet eller arrangøren blir sletta.`,
          },
          {
            term: "Det du har endra på arrangement frå ein kalender",
            text: `Kva som blei endra og kva kalenderen sa: ${f.eventChangeMonths} månader etter arrangementet, eller etter at det forsvann. Blir kalenderen fjerna, blir det sletta med han.`,
          },
          {
            term: "Det du følgjer, og adressa du får brev på",
            text: `Til du slettar det. Ei adresse som aldri blei stadfesta, blir sletta etter ${f.unconfirmedLetterDays} dagar, og ei vi ikkje lenger skriv til, etter ${f.endedLetterDays} dagar.`,
          },
          {
            term: "Einingar som får varsel",
            text: `Til du slår dei av, loggar ut av kontoen der, eller nettlesaren ikkje tek imot meir, høgst ${f.silentDeviceMonths} månader etter at du sist opna sida om varsel.`,
          },
          {
            term: "E-postar frå oss",
            text: `Innhaldet til han er send, høgst ${f.mailOnItsWayDays} dagar. At han blei send, i ${f.mailMonths} månader.`,
          },
          {
            term: "Program du hentar inn",
            text: `Det vi forstod av lenka, teksten eller fila, i ${f.intakeDays} dagar. Arrangementa du publiserer av det, blir ståande.`,
          },
          { term: "Teljarar mot misbruk", text: "Høgst eit døgn, og berre som avtrykk av adresse og nettverk." },
          {
            term: "Tryggingskopiar",
            text: `Ein kopi kvar natt, den eldste ${f.backupMonths} månader gammal, utan passord og innloggingar. Må ein av dei takast i bruk, blir alt sletta på nytt som er sletta sidan. Sletta bilete blir fjerna frå kopiane med ein gong.`,
          },
          {
            term: "Tidlegare arrangement",
            text:
              f.pastEventsDays === null
                ? "Sida blir ståande, merkt som tidlegare, til arrangøren slettar ho."
                : `Blir sletta ${f.pastEventsDays} dagar etter at dei er haldne.`,
          },
        ],
      },
      {
        heading: "Informasjonskapslar og lager på eininga",
        paragraphs: [
          "Ingen av dei følgjer deg til andre nettstader. Kvar av dei blir sett berre når du gjer det som står ved han, og er nødvendig for det.",
        ],
        terms: [
          {
            term: "samling_preferences",
            text: "Når du vel språk, utsjånad eller tidsformat: hugsar valet i eit år.",
          },
          {
            term: "samling_look",
            text: "Når du vel større skrift eller roleg vising: hugsar valet i eit år.",
          },
          {
            term: `${f.cookiePrefix}samling_session`,
            text: `Når du loggar inn: held deg innlogga i ${f.sessionDays} dagar.`,
          },
          {
            term: `${f.cookiePrefix}samling_second_step`,
            text: `Mellom passordet og passnøkkelen: ${f.secondStepMinutes} minutt.`,
          },
          {
            term: `${f.cookiePrefix}samling_sign_up`,
            text: `Når du opprettar konto: viser at det var denne nettlesaren, i ${f.confirmDays} dagar.`,
          },
          {
            term: `${f.cookiePrefix}samling_bookmark`,
            text: `Når du sender eller endrar noko: syter for at du ser det med ein gong, i ${f.bookmarkMinutes} minutt. Ho namngir eit tidspunkt i databasen, ikkje deg.`,
          },
          { term: "samling_organizer", text: "Når du byter organisasjon på dashbordet: hugsar valet i eit år." },
          {
            term: "samling:favorites, samling:follows, samling:searches",
            text: "I lageret til nettlesaren: favorittane dine, og kyrkjelydane, stadene og søka du følgjer, så lenge du har nokon.",
          },
          {
            term: "samling:draft",
            text: "I lageret til nettlesaren, når du er innlogga og skriv i eit skjema: det du har skrive og ikkje sendt (aldri passord), til det er sendt, kasta, eller du loggar ut, og høgst i 30 dagar.",
          },
          {
            term: "samling:location",
            text: "I lageret til nettlesaren: om «nær meg» er på, kor langt, og kvifor det sist ikkje gjekk. Ikkje kvar du er. Skriv du ein stad, hugsar eininga staden, til du trykker «Gløym staden», eller «Fjern heimstaden» om du har gjort han til heimstad.",
          },
          {
            term: "samling-pages, samling-files, samling-pictures",
            text: "I lageret til nettlesaren, for dagar utan nett: sidene slik alle får dei, av listene du såg sist (med staden, eller posisjonen runda av til ein kilometer, i adressa), av det du har lagra og følgjer, og av lister, helg og månad rundt heimstaden eller den siste staden, med bilete og kartutsnitt, og filene dei treng. Lister blir liggjande i høgst sju dagar, arrangement til dei er over eller du tek bort hjartet. Loggar du ut, blir alt sletta.",
          },
          {
            term: "samling-read-pictures, samling-picture-reader",
            text: "I lageret til nettlesaren, når du lèt eit bilete av ein plakat bli lese: dei seks siste bileta, så du ser utsnitta når du ser over, og det som les dei. Bileta blir lesne på eininga og sende ingen stad, om du ikkje sjølv vel eit som biletet til arrangementet. Loggar du ut, blir alt sletta.",
          },
          {
            term: "samling:kept-favorites",
            text: "I lageret til nettlesaren, når du har favorittar eller følgjer nokon: lista slik ho sist blei henta, så ho verkar utan nett. Lista til ein konto blir sletta når du loggar ut eller innlogginga har gått ut.",
          },
          {
            term: "samling:account",
            text: "I lageret til nettlesaren, når du er logga inn: kva konto det er, og kva han har lagra, så hjarta stemmer utan nett. Blir sletta når innlogginga har gått ut, og når du loggar ut.",
          },
          {
            term: "samling:visits",
            text: "I lageret til nettlesaren: kor mange gonger du har vore her, til og med tre, når det sist var, og om du har fått spørsmål om å leggje Samling på heimskjermen. Vi får det ikkje.",
          },
          {
            term: "samling:english",
            text: "I lageret til nettlesaren, når nettlesaren ber om engelsk: at vi har tilbode deg engelsk éin gong. Vi får det ikkje.",
          },
          {
            term: "samling:search",
            text: "I lageret til fana, når du søker på framsida: søket og filtera, slik at dei står der når du kjem tilbake til Arrangement. Er borte når du lèt att fana.",
          },
          {
            term: "positions, remix-router-transitions, remix-manifest-version",
            text: "I lageret til fana, når du går frå side til side: kva sider du gjekk mellom, kor langt ned du var, og kva utgåve av Samling du ser. Slik finn Tilbake fram. Det blir ikkje sendt til oss, og er borte når du lèt att fana.",
          },
        ],
      },
      {
        heading: "Kven som hjelper oss",
        paragraphs: [
          "Samling køyrer hos Cloudflare, som databehandlar for oss: tenarar, database, bilete og utsending av e-post. Cloudflare behandlar IP-adresser for å kunne levere sidene og verne dei mot angrep. Vi har slått av loggen deira over enkeltbesøk. Cloudflare har tenarar i mange land, òg utanfor EØS; sida du ber om, kjem vanlegvis frå den næraste.",
          "Vi gir ikkje opplysningar om deg til nokon andre, og sel ingenting.",
        ],
      },
      {
        heading: "Kva du kan gjere",
        list: [
          "Sjå og laste ned alt om deg, som ei fil: Innstillingar, Dine data.",
          "Rette e-postadressa di: Innstillingar, E-post og passord.",
          "Slå av favorittar i kontoen: Innstillingar, Dine data.",
          "Slette kontoen, med alt som høyrer til: Innstillingar, Dine data. Eig du ein organisasjon, vel du om han blir sletta eller får ein ny eigar.",
          "Be oss om å rette, avgrense eller stanse noko vi gjer med opplysningar om deg: skriv til oss.",
          "Klage til Datatilsynet, om du meiner at vi gjer noko gale.",
        ],
      },
      {
        heading: "Spørsmål?",
        paragraphs: [
          `Den som driv Samling på denne adressa, er ansvarleg for opplysningane og svarar på ${f.contact}.`,
        ],
      },
    ],
  }),
};
