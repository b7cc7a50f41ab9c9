import type { HelpTexts } from "../help-texts";

export default {
  "find-events": {
    title: "Finn arrangement",
    summary: "Søk på framsida, og snevr inn med snarval og filter.",
    steps: [
      "Skriv i søkefeltet på framsida: eit ord som «konsert», ein stad eller namnet på ein kyrkjelyd. Vel eit forslag, eller trykk på Søk.",
      "Trykk på eit snarval: «Nær meg», «Stad», «Når», «I helga», ein type som Gudsteneste, eller «For barn».",
      "Trykk på «Filter» for avstand, type, dato og rekkefølgje, og så på «Vis treff».",
      "Trykk på eit kort for å sjå alt om arrangementet.",
      "Fann du ingenting? Ta bort eit filter, eller trykk på «Nullstill søket».",
    ],
    notes: [
      "Søket forstår bokmål, nynorsk og vanlege engelske ord. Finn det ingenting, prøver det med éin bokstav annleis.",
      "Ei fast samling står som eitt kort. «Vis alle datoar» viser kvar dato.",
      "«I helga» opnar ei eiga side med fredag ettermiddag til søndag kveld.",
    ],
    words: "søke leite søkefelt filter snarval gudsteneste konsert helga program",
    picture: "Framsida med søkefeltet øvst, snarvala under og dei første arrangementa.",
  },
  "near-you": {
    title: "Sjå det som er nær deg",
    summary: "Bruk posisjonen din, skriv ein stad, eller set ein heimstad.",
    steps: [
      "Trykk på «Nær meg» på framsida. Nettlesaren spør om lov til å bruke posisjonen din.",
      "Vil du ikkje dele posisjonen? Trykk på «Filter», og skriv ein stad eller eit postnummer i «Nær stad».",
      "Vel kor langt: 10, 25, 50, 100 eller 200 km.",
      "Vel «Nærast først» om dei næraste skal stå øvst.",
      "Vil du sleppe å velje kvar gong? Opne Innstillingar, og lagre staden din under «Heimstad».",
    ],
    notes: [
      "Posisjonen blir runda av til omtrent éin kilometer før han forlèt eininga, og blir ikkje lagra hos oss.",
      "Staden du skriv, og heimstaden din blir berre hugsa på denne eininga. «Gløym staden» og «Fjern heimstaden» tek dei bort.",
    ],
    words: "posisjon gps lokasjon avstand kilometer heime heimstad postnummer i nærleiken",
    picture: "Framsida med arrangement nær Bergen, og avstanden på kvart kort.",
  },
  "map-and-month": {
    title: "Kart og månad",
    summary: "Sjå det du har søkt etter som liste, på eit kart eller som ein månad.",
    steps: [
      "Vel «Liste», «Kart» eller «Månad» ved treffa. På telefonen er det tre ikon.",
      "På kartet seier tala kor mange arrangement som er der. Trykk på eit tal for å kome nærare, og på ein stad for å sjå det som skjer der.",
      "Flytt kartet, så søker det der du er. Ta bort haken ved «Søk når kartet blir flytta» om du heller vil trykke «Søk her».",
      "I månaden trykker du på ein dag for å sjå alt den dagen.",
      "«Gå til dato» tek deg rett til ein dag.",
    ],
    notes: [
      "Lista har alt som er på kartet. Med tastatur eller skjermlesar er det lista du bruker.",
      "I månaden flyttar piltastane mellom dagane, og Page Up og Page Down mellom månadene.",
    ],
    words: "kart kalendervising månadsvising zoom dato liste vising",
    picture: "Ein månad som tabell, med vekenummer og dei første arrangementa kvar dag.",
  },
  "who-can-come": {
    title: "Finn det som passar for deg",
    summary: "Søk etter rullestol, teleslynge, barnekyrkje, språk, kyrkjefamilie og meir.",
    steps: [
      "Trykk på «Filter» på framsida, og så på «Tilgjenge, kyrkje, språk …».",
      "Kryss av det du treng, til dømes «Rullestolvennleg», «Teleslynge», «Parkering» eller «Barnekyrkje eller søndagsskule».",
      "Vel kyrkjefamilie og språk om du vil.",
      "Trykk på «Vis treff».",
    ],
    notes: [
      "Vi viser det som har alt du vel.",
      "Ikkje alle kyrkjelydar har fortalt oss alt enno. Er du usikker, spør kyrkjelyden: kontakten står på sida deira.",
    ],
    words:
      "rullestol tilgjenge universell teleslynge barn barnekyrkje nattverd teiknspråk tolk språk kyrkjesamfunn gratis parkering",
    picture: "Sida «Fleire filter», med avkryssing for staden, arrangementet, kyrkjefamilie og språk.",
  },
  "read-an-event": {
    title: "Sida til eit arrangement",
    summary: "Tid, stad, praktisk, og om det er avlyst, flytta eller fullt.",
    steps: [
      "Sjå etter merket ved tittelen: «Avlyst», «Utsett», «Flytta» eller «Fullt». Utan merke er det som planlagt.",
      "«Dato og tid» og «Stad» seier når og kvar. «Få vegskildring» opnar kartet på telefonen din.",
      "«Praktisk» seier det folk lurer på før dei kjem: rullestol, parkering, inngang, alder og språk.",
      "Har arrangøren lagt inn lenker, finn du «Meld deg på», «Kjøp billett» og strøyminga der.",
      "Er det ein serie, står dei andre datoane under «Alle datoar».",
    ],
    notes: [
      "Står det «Importert frå …», er arrangementet henta frå kalenderen til kyrkjelyden sjølv.",
      "Er arrangementet over, viser sida vegen til det som kjem hos same arrangør.",
    ],
    words: "avlyst utsett flytta fullt påmelding billett direkte strøyming vegskildring køyrerute klokkeslett",
    picture: "Sida til eit arrangement, med dato, tittel, arrangør og knappen for å lagre.",
  },
  congregations: {
    title: "Finn ein kyrkjelyd",
    summary: "Søk etter kyrkjelydar, bedehus og frikyrkjer, og sjå alt som skjer hos dei.",
    steps: [
      "Opne «Kyrkjelydar», og søk på namn eller stad.",
      "Vel kyrkjefamilie, fylke eller forbokstav, eller trykk på «Nær meg». På telefonen ligg det under «Filter».",
      "Vel «Kart» for å sjå dei på kartet.",
      "Opne ein kyrkjelyd for å sjå neste gudsteneste, det som kjem, opningstider, kontakt og kart.",
      "«Sjå heile månaden» viser alt i éin månad, og kan skrivast ut på eitt ark.",
    ],
    notes: [
      "Opningstidene kan vike av på heilagdagar. Då står det ved dei.",
      "«Registrert i Einingsregisteret» tyder at registeret kjenner organisasjonsnummeret.",
      "«Laga frå Einingsregisteret» tyder at kyrkjelyden ikkje har teke sida i bruk enno. Er du derifrå, vel du «Ta sida i bruk» eller «Fjern sida».",
    ],
    words: "kyrkjelyd kyrkje bedehus frikyrkje organisasjon arrangør opningstider kontakt telefon adresse fylke",
    picture: "Sida til ein kyrkjelyd, med namn, bilete og neste gudsteneste.",
  },
  "share-and-print": {
    title: "Del og skriv ut",
    summary: "Send vidare, lagre eit bilete til sosiale medium, eller heng opp ein plakat.",
    steps: [
      "Trykk på «Del» på sida til eit arrangement eller ein kyrkjelyd. På telefonen vel du kvar. Elles blir teksten kopiert, så du kan lime han inn.",
      "Trykk på «Last ned bilete» for eit bilete til lenker, Instagram eller stories.",
      "Trykk på «Skriv ut ein plakat» på sida til eit arrangement. Vel A4 eller A3, og strimlar å rive av om du vil.",
      "«Veka på papir» på sida til ein kyrkjelyd gir veka på eitt ark.",
    ],
    notes: [
      "Biletet og plakaten følgjer det som står på sida. Er arrangementet avlyst, står det der òg.",
      "Plakaten har ein QR-kode som fører til sida.",
    ],
    words: "dele plakat skrive ut print qr instagram facebook bilete story ark",
  },
  "something-wrong": {
    title: "Når noko er feil",
    summary: "Sei frå når noko ikkje stemde, eller når noko ikkje høyrer heime her.",
    steps: [
      "Var det feil tid eller stad, eller møtte du ingen? Trykk på «Stemmer ikkje?» på sida til arrangementet. Det går frå tre timar før det byrjar til ei veke etter.",
      "Vel kva som ikkje stemde, skriv gjerne éi setning, og trykk på «Sei frå».",
      "Er det spam, støytande eller villeiande? Trykk på «Rapporter», vel kva som er gale, og send. Då må du vere logga inn.",
      "Under Innstillingar, «Rapportane dine», ser du kva det blei av det.",
      "Er det noko gale med sjølve Samling? Skriv til oss.",
    ],
    notes: [
      "Arrangøren får vite kva som ikkje stemde, men ikkje kven som sa frå.",
      "Moderatorar les rapportane. Dei som står bak innhaldet, får ikkje vite kven som rapporterte.",
    ],
    words: "feil rapportere klage spam misbruk støytande stengd dør låst klagemelding stemmer ikkje",
  },
} satisfies Partial<HelpTexts>;
