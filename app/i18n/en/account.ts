const minutes = (n: number) =>
  n === 1 ? "a minute" : n < 60 ? `${n} minutes` : n < 90 ? "an hour" : `${Math.round(n / 60)} hours`;

export const accountMessages = {
  pages: {
    "sign-in": { title: "Sign in", description: "Sign in to Samling." },
    "sign-up": { title: "Create an account", description: "Create an account with Samling." },
    forgot: { title: "Forgot password", description: "Get a link to choose a new password." },
    reset: { title: "Choose a new password", description: "Choose a new password for your account." },
    confirm: { title: "Confirm your email address", description: "Confirm that the email address is yours." },
  },
  welcome: "Everything that gathers us, in one place",
  welcomeText: "Congregations and organisations all over Norway say here what is on, and anyone can find it.",
  backToEvents: "To the events",
  email: "Email",
  password: "Password",
  newPassword: "New password",
  passwordRepeat: "Repeat the password",
  organizationName: "Organization Name",
  organizationHint: "The congregation, choir or society.",
  followOnly: "I only want to follow events",
  followOnlyHint: "Then you don't need the name of an organisation.",
  signInIntro: "Welcome back.",
  signIn: "Sign in",
  signUpIntro: "It is free, and takes less than a minute.",
  signUp: "Create account",
  noAccount: "No account yet?",
  hasAccount: "Do you have an account already?",
  forgotLink: "Forgot your password?",
  forgotIntro: "Write your email address, and we send you a link where you can choose a new one.",
  forgotSend: "Send link",
  backToSignIn: "Back to sign in",
  invitedTo: (organizer: string) =>
    `You are invited to the team of ${organizer}. Sign in or create an account with the address that the invitation was sent to.`,
  invited: "You are invited to a team. Sign in or create an account with the address that the invitation came to.",
  busy: "One moment …",
  sentHeading: "Email sent!",
  sentTo: (email: string) =>
    `If there is an account for ${email}, we have now sent you a link. It usually arrives within a minute.`,
  sentHint: "Don't see it? Look in your spam folder, or check that the address is spelled right.",
  createdHeading: "Account created!",
  checkEmail: "Check your email to confirm your account!",
  checkEmailTo: (email: string) =>
    `We have sent a link to ${email}. Follow it, and you are ready to go. If the address already has an account, the email says how to sign in.`,
  createdNext: "Taking you on to describe the organisation …",
  resendHint: "Didn't it arrive?",
  resend: "Send the link again",
  problems: {
    failed: "An error occurred",
    wrongCredentials: "Could not sign in: the email address or the password is wrong.",
    unconfirmedEmail:
      "You have to confirm your email address before you can sign in. Follow the link that we have sent you.",
    tooMany: (wait: number) =>
      `There have been too many attempts. Try again in ${minutes(wait)}, or use “Forgot your password?”.`,
    tooManySignUps: (wait: number) => `Too many accounts have been created from here. Try again in ${minutes(wait)}.`,
    tooManyMails: (wait: number) =>
      `Could not send the email. We have sent many already: look in your inbox, or try again in ${minutes(wait)}.`,
    mailFailed: "Could not send the email",
    signUpRefused: "Could not create the account",
    signUpDisabled: "Signing up is not enabled. Contact the administrator.",
    wrongSignUpPassword: "That is not the password that was chosen when the account was created.",
  },
  resetIntro: (email: string) => `For the account of ${email}. When you save, all other devices are signed out.`,
  resetSave: "Save the new password",
  notReset: "Could not save the new password",
  resetInvalidHeading: "The link no longer works",
  resetInvalid:
    "A link for choosing a new password works once, and for one hour. Ask for a new one, and you are on your way.",
  resetUsedHeading: "The password has already been changed",
  resetUsed:
    "The link has been used, and the password is changed. Sign in with the new one. If that fails, or if it was not you who changed it, you can ask for a new link.",
  resetAgain: "Get a new link",
  confirmHeading: "Confirm your address",
  confirmIntro: (email: string) => `Is ${email} your address? Confirm, and the account is ready.`,
  confirm: "Confirm the email address",
  notConfirmed: "Could not confirm the email address",
  confirmElsewhere:
    "The account was created in another browser. Write the password you chose there, so that we know it is you.",
  confirmForgot: "Don't remember it, or was it not you who created the account? Choose a new password",
  confirmUsedHeading: "The address is already confirmed",
  confirmUsed: "Everything is in order. Sign in, and you are ready to go.",
  confirmInvalid:
    "A confirmation works once, and for three days. If you have confirmed already, just sign in. Otherwise we gladly send you a new link.",
};
