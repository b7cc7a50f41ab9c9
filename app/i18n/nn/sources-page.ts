/** Of the services on that page; its text is help/nn/sources.md. */
export const sourcesPageMessages = {
  on: "Blir lesen når ein kyrkjelyd ber om det.",
  off: "Blir ikkje lesen no: ho er slått av.",
  unasked: "Blir ikkje lesen: den som eig tenesta, har ikkje sagt ja.",
  coming: (coming: string, sources: string) =>
    `${coming} arrangement frå ${sources} ${sources === "1" ? "side" : "sider"}.`,
};
