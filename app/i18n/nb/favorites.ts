export const favoritesMessages = {
  title: "Favoritter",
  heading: "Arrangementer du følger",
  description: "Arrangementene og menighetene du har lagret på denne enheten.",
  loading: "Henter favorittene dine …",
  empty: "Ingen favoritter ennå",
  emptyHint: "Trykk på hjertet ved et arrangement, så finner du det igjen her.",
  emptyComing: "Ingen kommende favoritter",
  explore: "Utforsk arrangementer",
  over: (n: number) =>
    n === 1
      ? "Ett arrangement du har lagret, er over eller tatt bort."
      : `${n} arrangementer du har lagret, er over eller tatt bort.`,
  clearOver: "Rydd opp",
  removed: (title: string) => `«${title}» er ikke lenger en favoritt`,
  cleared: (n: number) =>
    n === 1 ? "Ett gammelt arrangement er ryddet bort" : `${n} gamle arrangementer er ryddet bort`,
  unfollow: (name: string) => `Slutt å følge ${name}`,
  unfollowed: (name: string) => `Du følger ikke lenger ${name}`,
  removeFailed: (title: string) => `Vi fikk ikke fjernet «${title}». Sjekk nettet, og prøv igjen.`,
  unfollowFailed: (name: string) =>
    `Du følger fortsatt ${name}: vi fikk ikke lagret endringen. Sjekk nettet, og prøv igjen.`,
  clearFailed: "Vi fikk ikke ryddet bort noe. Sjekk nettet, og prøv igjen.",
  undo: "Angre",
  followed: "Fra menigheter du følger",
  followedList: "Menigheter du følger",
  followedEmpty: "Ingen kommende arrangementer hos dem du følger akkurat nå.",
  local: "Favorittene dine lagres kun lokalt",
  localHint: "De ligger bare i denne nettleseren. Logg inn for å ha dem med deg på alle enhetene dine.",
  inAccount: "Favorittene dine ligger i kontoen din",
  inAccountHint: "Du finner dem igjen på alle enheter der du er logget inn.",
  failed: "Vi fikk ikke hentet favorittene dine",
  failedHint: "De er trygt lagret. Sjekk nettet, og prøv en gang til.",
  retry: "Prøv igjen",
  needsScript: "Favorittene ligger i nettleseren din og kan bare vises med JavaScript på.",
  byMail: "Få det på e-post",
  allFollowed: "Alt du følger",
};
