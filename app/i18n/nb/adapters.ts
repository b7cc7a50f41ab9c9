/** The superadmin's page of the services that events are fetched from. */
export const adapterMessages = {
  title: "Tjenester",
  description: "Tjenestene Samling kan hente arrangementer fra.",
  intro:
    "Herfra kan menigheter hente arrangementene sine. En tjeneste som er av, hentes ikke av noen: lenker til den blir avvist, og det som er hentet før, blir stående.",
  published: "Åpent grensesnitt",
  unpublished: "Ikke åpent grensesnitt",
  askFirst: "Slå den på først når den som eier tjenesten, har sagt ja.",
  on: "På",
  off: "Av",
  turnOn: "Slå på",
  turnOff: "Slå av",
  turnOnNamed: (name: string) => `Slå på ${name}`,
  turnOffNamed: (name: string) => `Slå av ${name}`,
  byDefault: "Slik er den fra begynnelsen",
  changed: (when: string, who: string) => `Endret ${when} av ${who}`,
  goneAccount: "en slettet konto",
  failed: "Kunne ikke endre tjenesten",
  flash: { adapterOn: "Tjenesten er slått på.", adapterOff: "Tjenesten er slått av." },
};
