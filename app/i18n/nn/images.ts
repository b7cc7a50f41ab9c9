import type { ImageKind, ImageProblem } from "~/domain/images/format";

export const imageMessages = {
  labels: { event: "Bilete", cover: "Framsidebilete", logo: "Logo" } satisfies Record<ImageKind, string>,
  choose: { event: "Vel bilete", cover: "Vel framsidebilete", logo: "Vel logo" } satisfies Record<ImageKind, string>,
  replace: { event: "Byt bilete", cover: "Byt framsidebilete", logo: "Byt logo" } satisfies Record<ImageKind, string>,
  removeThis: { event: "Fjern biletet", cover: "Fjern framsidebiletet", logo: "Fjern logoen" } satisfies Record<
    ImageKind,
    string
  >,
  remove: "Fjern",
  hints: {
    event: "Helst eit liggjande bilete, minst 1200 pikslar breitt.",
    cover: "Tilrådd storleik: 1920x600 pikslar.",
    logo: "Kvadratisk, tilrådd 512x512 pikslar.",
  } satisfies Record<ImageKind, string>,
  limits: "JPEG, PNG, WebP eller AVIF, høgst 5 MB.",
  anySize: "Bilete rett frå mobilen går fint, òg store: vi gjer dei mindre før dei blir sende.",
  stripped: "Stad og andre opplysningar i biletfila blir fjerna.",
  cropHeading: "Vel utsnitt",
  cropHint: "Dra i biletet, eller bruk skyvarane.",
  cropPreview: "Utsnittet slik det blir",
  zoom: "Zoom",
  sideways: "Sidevegs",
  upAndDown: "Opp og ned",
  useWhole: "Vis heile plakaten",
  altProposed: "Foreslått frå det som vart lese i biletet. Rett det som er gale.",
  useCrop: "Bruk biletet",
  preparing: "Gjer biletet klart …",
  sending: "Lastar opp biletet …",
  sent: "Biletet er lasta opp",
  callOff: "Avbryt opplastinga",
  held: {
    title: "Vent litt, biletet blir lasta opp.",
    goesOn: {
      publish: "Arrangementet blir publisert av seg sjølv når biletet er framme.",
      save: "Det blir lagra av seg sjølv når biletet er framme.",
    },
    failed: {
      publish: "Arrangementet er ikkje publisert enno, for biletet kom ikkje med.",
      save: "Det er ikkje lagra enno, for biletet kom ikkje med.",
    },
    without: { publish: "Publiser utan biletet", save: "Lagre utan det nye biletet" },
    stop: { publish: "Ikkje publiser enno", save: "Ikkje lagre enno" },
  },
  retry: "Prøv igjen",
  chooseAgain: "Valde du eit bilete, må du velje det på nytt før du sender skjemaet igjen.",
  problems: {
    tooLarge: "Biletet må vere mindre enn 5 MB",
    tooManyPixels:
      "Biletet har for mange pikslar. Lagre det i ein mindre storleik (høgst 40 megapikslar), og vel det på nytt.",
    svg: "SVG kan vi ikkje ta imot. Lagre biletet som PNG eller JPEG.",
    gif: "GIF kan vi ikkje ta imot. Lagre biletet som PNG eller JPEG.",
    heic: "HEIC kan ikkje lesast her. Lagre biletet som JPEG, eller vel det frå mobilen.",
    notAnImage: "Fila er ikkje eit bilete. Vel JPEG, PNG, WebP eller AVIF.",
    polyglot: "Fila inneheld meir enn eit bilete. Lagre biletet på nytt, og prøv igjen.",
    broken: "Vi klarte ikkje å lese biletet. Det kan vere skadd. Prøv eit anna.",
    expired: "Biletet er ikkje lenger tilgjengeleg. Vel det på nytt.",
    tooMany: "Du har lasta opp svært mange bilete. Vent ei stund, og prøv igjen.",
    failed: "Biletet kunne ikkje lastast opp",
  } satisfies Record<ImageProblem, string>,
};
