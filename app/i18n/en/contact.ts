export const contactMessages = {
  title: "Write to us",
  description: "Ask something, report a fault or make a wish. You need no account.",
  intro:
    "Your message goes to those who run Samling, and they answer by email. To reach a congregation, see the contact on its page.",
  toHelp: "See first whether the answer is in Help",
  name: "Name",
  email: "Email",
  emailHint: "The answer comes here.",
  subject: "Subject",
  message: "Message",
  messageHint: "If it is about a certain page, paste its link. Never write passwords.",
  whatHappens: "The message is sent as email, and we keep it only until it is sent. You get no copy.",
  send: "Send the message",
  sending: "Sending …",
  failed: "The message was not sent.",
  tooMany: (minutes: number) => `Many messages have been sent from here. Try again in ${minutes} minutes.`,
  sent: {
    title: "Thank you for writing!",
    description: "Your message is on its way. The answer comes to the email address you gave.",
  },
};
