import type { accountOverviewMessages as nb } from "../nb/account-overview";

export const accountOverviewMessages: typeof nb = {
  title: "Your account",
  signedInAs: (email: string) => `Signed in as ${email}`,
  account: "Email and password",
  waiting: (email: string) => `Waiting for ${email} to be confirmed`,
  devices: "Signed-in devices",
  deviceCount: (n: number) => (n === 1 ? "Only this one" : `${n} devices`),
  twoStep: "Two-step sign-in",
  twoStepOn: (keys: number) => (keys === 1 ? "On, with one passkey" : `On, with ${keys} passkeys`),
  twoStepOff: "Off",
  twoStepOwed: "Your role requires it",
  reports: "Your reports",
  privacy: "Your data",
  inAccount: "Download, favourites, delete account",
  flash: { accountDeleted: "Your account has been deleted." },
};
