export default {
  offline: "No connection",
  silent: "The page does not answer",
  again: "Try again",
};
