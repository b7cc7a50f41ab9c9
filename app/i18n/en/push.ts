/** Words that a yes is asked with are held by a test. */
export const pushMessages = {
  title: "Notifications on this device",
  description:
    "Get a notification on your phone or computer before what you follow, and when it is cancelled or moved.",
  intro: "Be told on your screen, without email. You choose what, and can turn it off at any time.",
  how: "How it works",
  words: [
    "When you turn it on, this is sent to us: what you want to be told of, what you follow and have saved, and an address that the browser makes for this device.",
    "Notifications pass through your browser’s own push service, at Google, Apple, Mozilla or Microsoft. They are encrypted. The service sees that something comes, but not what.",
    "Your screen says “Your week”, or the name of the event. Others who see your screen can read it.",
    "If you turn it off, here or in the browser, all that we have about the device is deleted.",
  ],
  weekly: "A notification each week",
  weeklyHint:
    "Whether there is something for you in the next seven days. You see what it is when you open it. If there is nothing, there is no notification.",
  agreement: "Consent",
  consent:
    "Yes, Samling may store this browser’s address together with what I follow and have saved here, to send me notifications. I know that it may say something about what I believe.",
  consentAccount:
    "Yes, Samling may store this browser’s address, and use what I follow and have saved in my account, to send me notifications. I know that it may say something about what I believe.",
  sentNothing: "This device follows nothing yet, so a weekly notification would have nothing to say.",
  on: "Turn on notifications",
  save: "Save",
  sending: "One moment …",
  failed: "It was not sent. Check your connection, and try again.",
  checking: "Checking whether notifications are on …",
  turnedOn: "Notifications are on.",
  isOn: "Notifications are on for this device.",
  ofAccount: "They are about what you follow and have saved in your account. If you sign out here, they end.",
  turnedOff: "Notifications are off. All that we had about this device is deleted.",
  off: "Turn off notifications",
  offText: "What we have about this device is then deleted: its address, what you follow and what we have sent.",
  next: (when: string) => `Next weekly notification: ${when}.`,
  ended:
    "The weekly notification has been stopped, because we did not hear from you. Choose it here again if you want it.",
  week: "Your week",
  weekEmpty: "There is nothing in the next seven days.",
  weekOfAccount: "Sign in to the account that the notifications are for to see what is ahead.",
  denied: "The browser says no to notifications",
  deniedText:
    "You, or somebody who uses this device, has said no to notifications from Samling. Open the settings of the site, by the address at the top, allow notifications and reload the page.",
  dismissed:
    "Notifications were not turned on, because the browser did not get a yes. Nothing has been sent. Press again when you like.",
  notMade: "The browser could not make an address for notifications. Check your connection, and try again.",
  none: "This browser has no notifications",
  noneText: "Some browsers, and private windows, cannot show notifications. You can have the same by email.",
  home: "Add Samling to the Home Screen first",
  homeText: "iPhone and iPad show notifications only from sites on the Home Screen. It takes half a minute:",
  steps: [
    "Press the Share button at the bottom or the top: a square with an arrow up.",
    "Choose “Add to Home Screen”, and press “Add”.",
    "Open Samling from the Home Screen, go to “What you follow” and turn on notifications there.",
  ],
  byMail: "Get it by email",
  unreachable: "We could not ask whether notifications are on. Check your connection, and try again.",
  again: "Try again",
  needsScript: "Notifications need JavaScript. You can have the same by email.",
  tooMany: (minutes: number) => `You have tried many times. Wait ${minutes} minutes, and try again.`,
  unknownDevice: "We do not know the push service of this browser, so we cannot send there.",
  onDeviceOnly:
    "Your account does not store favourites, so we cannot remind you of them. Turn it on in Settings, Your data.",
  tooManyDevices: "Your account has notifications on many devices already. Turn them off on one that you do not use.",
  wayHint: "The same as by email, right on your screen.",
  about: (title: string) => `We will remind you of “${title}”, which is saved as a favourite too.`,
};
