export const slipMessages = {
  days: (days: string) => `Viser det som skjer ${days}.`,
  meant: (words: string) => `Viser treff for «${words}».`,
  exact: (typed: string) => `Søk etter «${typed}»`,
};
