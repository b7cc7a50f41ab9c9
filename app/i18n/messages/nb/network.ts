export default {
  offline: "Ingen nettforbindelse",
  silent: "Siden svarer ikke",
  again: "Prøv igjen",
};
