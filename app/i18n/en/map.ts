export const mapMessages = {
  location: "Location",
  loadingMap: "Loading map…",
  unavailable: "There is no map for this location",
  yourPosition: "Your position",
  mapOf: (title: string) => `Map of ${title}`,
  showOnMap: "Show on a map",
  directions: "Get directions",
  tilesFailed: "The map picture can't be fetched right now.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
};
