export const mapMessages = {
  location: "Lokasjon",
  loadingMap: "Laster kart...",
  unavailable: "Kart er ikke tilgjengelig for denne lokasjonen",
  yourPosition: "Din posisjon",
  mapOf: (title: string) => `Kart over ${title}`,
  showOnMap: "Vis i kart",
  directions: "Få veibeskrivelse",
  tilesFailed: "Kartbildet kan ikke hentes akkurat nå.",
  zoomIn: "Zoom inn",
  zoomOut: "Zoom ut",
};
