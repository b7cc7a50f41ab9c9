export const mapMessages = {
  location: "Lokasjon",
  loadingMap: "Lastar kart...",
  unavailable: "Kart er ikkje tilgjengeleg for denne staden",
  yourPosition: "Posisjonen din",
  mapOf: (title: string) => `Kart over ${title}`,
  showOnMap: "Vis i kart",
  directions: "Få vegskildring",
  tilesFailed: "Kartbiletet kan ikkje hentast akkurat no.",
  zoomIn: "Zoom inn",
  zoomOut: "Zoom ut",
};
