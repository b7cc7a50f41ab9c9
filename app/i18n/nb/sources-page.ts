/** Of the services on that page; its text is help/nb/sources.md. */
export const sourcesPageMessages = {
  on: "Leses når en menighet ber om det.",
  off: "Leses ikke nå: den er slått av.",
  unasked: "Leses ikke: den som eier tjenesten, har ikke sagt ja.",
  coming: (coming: string, sources: string) =>
    `${coming} ${coming === "1" ? "arrangement" : "arrangementer"} fra ${sources} ${sources === "1" ? "side" : "sider"}.`,
};
