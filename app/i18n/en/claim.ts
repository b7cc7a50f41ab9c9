export const claimMessages = {
  notKept: "Made from the register of organisations. The congregation has not taken it in use yet.",
  notKeptShort: "from the register",
  claimLink: (name: string) => `Are you from ${name}? Take the page in use`,
  toPage: "To the page",
  found:
    "We found this on your website. It is marked “not confirmed”, and is not kept up to date, until you have looked it all over and said yes.",
  toFound: "Look over what we found on the website",
  claim: {
    title: "Take the page in use",
    description: "Show that you are the congregation, and the page is yours.",
    intro: (name: string) =>
      `Show that you are from ${name}, and the page is yours with all that is on it. Those who follow it still follow it.`,
    needsAccount: "First you need an account with a confirmed email address. Then come back here.",
    signIn: "Sign in",
    signUp: "Create an account",
    unconfirmed: "Confirm your email address first: press the link we sent you, and come back here.",
    kept: "The page is in use already. If you are from the congregation, we ask whoever has the page to let you in.",
    askKept: "Ask them",
    mail: {
      heading: "With an email address of the congregation",
      text: (domain: string) => `We send a link to an address that ends in @${domain}.`,
      label: "Email address of the congregation",
      send: "Send the link",
    },
    word: {
      heading: "With a word on the website",
      text: (website: string) =>
        `Put <meta name="samling" content="THE WORD"> in the head of the front page, ${website}, or the word alone in the file /.well-known/samling.txt there. Then press the button. You can take it away afterwards.`,
      check: "The word is there now",
    },
    question: {
      heading: "Ask us",
      text: "We ask the congregation at the address in the register, and answer you by email.",
      label: "Who are you in the congregation?",
      send: "Ask",
    },
    confirm: {
      text: (email: string) => `The link is right. The page will belong to your account, ${email}.`,
    },
    showsProven: "The address that gets the link will stand on the page. Your account's own is not shown.",
    showsNone: "The page shows no email address until you write one in the profile. Your account's own is not shown.",
    otherAccount: (email: string) =>
      `The link is used, too old, or made for another account than ${email}. Sign in with the account you asked from.`,
    undo: "Was the page taken in use by somebody who should not have it? One press gives it back to the register, and removes what was published since. It works for a day.",
    done: {
      taken: "The page is yours.",
      linkSent: "The link is sent. Open it while you are signed in here. It works for seven days.",
      asked: "We have asked, and you will get an answer by email.",
      undone: "The page is as it was before it was taken in use. Whoever took it is told.",
    },
    toDashboard: "To the dashboard",
    failed: "We could not take that in",
    problems: {
      gone: "The page is no longer there.",
      unconfirmedEmail: "Confirm your email address first.",
      notAtDomain: "The address must end like the website in the register.",
      noWord: "We did not find the word on the website. A change may take a while to be out. Try again.",
      noWebsite: "The website in the register cannot be used for this.",
      invalidLink: "The link is used, too old, or made for another account. Ask for a new one.",
      hasOrganizer: "Your account has an organisation already. Use an account with another email address.",
      tooMany: (minutes: number) => `That was many attempts. Wait ${minutes} minutes, and try again.`,
    },
  },
  removal: {
    title: "Remove the page",
    description:
      "The page was made without anybody asking for it. If you are from the congregation, you can remove it.",
    intro: (name: string) =>
      `The page about ${name} is made from open information in the register of organisations. If you belong there and do not want it, it is hidden at once, and it is not made again. A person looks at it afterwards.`,
    kept: "The congregation itself has taken the page in use, and it cannot be removed here.",
    message: "Would you say why?",
    button: "Remove the page now",
    failed: "We could not remove the page",
    problems: {
      gone: "The page is gone already, or taken in use by the congregation.",
      tooMany: (minutes: number) =>
        `Several pages were removed from here today. Wait ${minutes} minutes, or write to us.`,
    },
    reason: "Removed by somebody who says to belong there",
    wish: "Somebody who says they belong there wants it removed",
  },
};
