import type { ImageKind, ImageProblem } from "~/domain/images/format";

export const imageMessages = {
  labels: { event: "Bilde", cover: "Forsidebilde", logo: "Logo" } satisfies Record<ImageKind, string>,
  choose: { event: "Velg bilde", cover: "Velg forsidebilde", logo: "Velg logo" } satisfies Record<ImageKind, string>,
  replace: { event: "Bytt bilde", cover: "Bytt forsidebilde", logo: "Bytt logo" } satisfies Record<ImageKind, string>,
  removeThis: { event: "Fjern bildet", cover: "Fjern forsidebildet", logo: "Fjern logoen" } satisfies Record<
    ImageKind,
    string
  >,
  remove: "Fjern",
  hints: {
    event: "Helst et liggende bilde, minst 1200 piksler bredt.",
    cover: "Anbefalt størrelse: 1920x600 piksler.",
    logo: "Kvadratisk, anbefalt 512x512 piksler.",
  } satisfies Record<ImageKind, string>,
  limits: "JPEG, PNG, WebP eller AVIF, høyst 5 MB.",
  anySize: "Bilder rett fra mobilen går fint, også store: vi gjør dem mindre før de sendes.",
  stripped: "Sted og andre opplysninger i bildefilen blir fjernet.",
  cropHeading: "Velg utsnitt",
  cropHint: "Dra i bildet, eller bruk skyverne.",
  cropPreview: "Utsnittet slik det blir",
  zoom: "Zoom",
  sideways: "Sideveis",
  upAndDown: "Opp og ned",
  useWhole: "Vis hele plakaten",
  altProposed: "Foreslått fra det som ble lest i bildet. Rett det som er galt.",
  useCrop: "Bruk bildet",
  preparing: "Gjør bildet klart …",
  sending: "Laster opp bildet …",
  sent: "Bildet er lastet opp",
  callOff: "Avbryt opplastingen",
  held: {
    title: "Vent litt, bildet lastes opp.",
    goesOn: {
      publish: "Arrangementet publiseres av seg selv når bildet er fremme.",
      save: "Det lagres av seg selv når bildet er fremme.",
    },
    failed: {
      publish: "Arrangementet er ikke publisert ennå, for bildet kom ikke med.",
      save: "Det er ikke lagret ennå, for bildet kom ikke med.",
    },
    without: { publish: "Publiser uten bildet", save: "Lagre uten det nye bildet" },
    stop: { publish: "Ikke publiser ennå", save: "Ikke lagre ennå" },
  },
  retry: "Prøv igjen",
  chooseAgain: "Valgte du et bilde, må du velge det på nytt før du sender skjemaet igjen.",
  problems: {
    tooLarge: "Bildet må være mindre enn 5 MB",
    tooManyPixels:
      "Bildet har for mange piksler. Lagre det i en mindre størrelse (høyst 40 megapiksler), og velg det på nytt.",
    svg: "SVG kan vi ikke ta imot. Lagre bildet som PNG eller JPEG.",
    gif: "GIF kan vi ikke ta imot. Lagre bildet som PNG eller JPEG.",
    heic: "HEIC kan ikke leses her. Lagre bildet som JPEG, eller velg det fra mobilen.",
    notAnImage: "Filen er ikke et bilde. Velg JPEG, PNG, WebP eller AVIF.",
    polyglot: "Filen inneholder mer enn et bilde. Lagre bildet på nytt, og prøv igjen.",
    broken: "Vi klarte ikke å lese bildet. Det kan være skadet. Prøv et annet.",
    expired: "Bildet er ikke lenger tilgjengelig. Velg det på nytt.",
    tooMany: "Du har lastet opp svært mange bilder. Vent en stund, og prøv igjen.",
    failed: "Bildet kunne ikke lastes opp",
  } satisfies Record<ImageProblem, string>,
};
