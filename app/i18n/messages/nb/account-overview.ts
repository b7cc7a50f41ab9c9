export default {
  title: "Din konto",
  account: "E-post og passord",
  waiting: (email: string) => `Venter på at ${email} blir bekreftet`,
  devices: "Innloggede enheter",
  deviceCount: (n: number) => (n === 1 ? "Bare denne" : `${n} enheter`),
  twoStep: "Totrinns innlogging",
  twoStepOn: (keys: number) => (keys === 1 ? "På, med én passnøkkel" : `På, med ${keys} passnøkler`),
  twoStepOff: "Av",
  twoStepOwed: "Rollen din krever det",
  privacy: "Dine data",
  inAccount: "Last ned, favoritter, slett konto",
  deleted: "Kontoen din er slettet.",
};
