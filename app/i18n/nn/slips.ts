export const slipMessages = {
  meant: (words: string) => `Viser treff for «${words}».`,
  exact: (typed: string) => `Søk etter «${typed}»`,
};
