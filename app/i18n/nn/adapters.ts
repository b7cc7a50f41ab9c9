/** The superadmin's page of the services that events are fetched from. */
export const adapterMessages = {
  title: "Tenester",
  description: "Tenestene Samling kan hente arrangement frå.",
  intro:
    "Herifrå kan kyrkjelydar hente arrangementa sine. Ei teneste som er av, blir ikkje henta av nokon: lenker til ho blir avviste, og det som er henta før, blir ståande.",
  published: "Ope grensesnitt",
  unpublished: "Ikkje ope grensesnitt",
  askFirst: "Slå ho på først når den som eig tenesta, har sagt ja.",
  on: "På",
  off: "Av",
  turnOn: "Slå på",
  turnOff: "Slå av",
  turnOnNamed: (name: string) => `Slå på ${name}`,
  turnOffNamed: (name: string) => `Slå av ${name}`,
  byDefault: "Slik er ho frå byrjinga",
  changed: (when: string, who: string) => `Endra ${when} av ${who}`,
  goneAccount: "ein sletta konto",
  failed: "Kunne ikkje endre tenesta",
  flash: { adapterOn: "Tenesta er slått på.", adapterOff: "Tenesta er slått av." },
};
