export default {
  title: "Your account",
  account: "E-mail and password",
  waiting: (email: string) => `Waiting for ${email} to be confirmed`,
  devices: "Signed-in devices",
  deviceCount: (n: number) => (n === 1 ? "Only this one" : `${n} devices`),
  twoStep: "Two-step sign-in",
  twoStepOn: (keys: number) => (keys === 1 ? "On, with one passkey" : `On, with ${keys} passkeys`),
  twoStepOff: "Off",
  twoStepOwed: "Your role requires it",
  privacy: "Your data",
  inAccount: "Download, favourites, delete account",
  deleted: "Your account has been deleted.",
};
