import type { profileMessages as nb } from "../nb/profile";

export const profileMessages: typeof nb = {
  begin: {
    text: "Your account was made for following events. Would you also like to publish for a congregation or organisation?",
    button: "Yes, describe the organisation",
  },
  onboarding: { title: "Welcome", description: "Describe your congregation or organisation." },
  settings: { title: "Profile", description: "What Samling shows of your congregation or organisation." },
  welcome: "Welcome",
  welcomeText:
    "Tell a little about your congregation or organisation, and people will find you. Only the name is needed; the rest can wait.",
  settingsHeading: "Profile",
  settingsText: "This is how people meet you on Samling.",
  about: "About you",
  contact: "Contact",
  place: "Place",
  images: "Pictures",
  fields: {
    name: "Name of the organisation",
    description: "Description",
    phone: "Phone",
    website: "Website",
    organization_number: "Organisation number",
    address: "Address",
    city: "Town or place",
    language: "The language you write in",
  },
  hints: {
    description: "Who are you, and what can people expect?",
    organization_number:
      "Nine digits. If the register of organisations knows the number, your page says that the organisation is registered, and it makes it easier for us to see who you are.",
    language: "Then your texts are read aloud right for those who cannot see them.",
  },
  languages: { nb: "Norwegian Bokmål", nn: "Norwegian Nynorsk", en: "English", se: "Northern Sámi" },
  noLanguage: "Not chosen",
  nextHeading: "What happens next?",
  next: [
    "Your organisation gets its own page on Samling at once.",
    "You come to the dashboard, where you make events or fetch them from the calendar you have.",
    "You can invite others to help, and change everything whenever you like.",
  ] as readonly string[],
  create: "Create the profile",
  creating: "Creating …",
  save: "Save",
  saving: "Saving …",
  createFailed: "Could not create the organisation profile. Please try again.",
  saveFailed: "Failed to save profile",
  toPublicPage: "See your page",
  unverifiedHeading: "Confirm your email address first",
  unverifiedText: "We have sent you a link by email. Follow it, and you can describe your organisation.",
};
