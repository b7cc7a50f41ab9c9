import type { HelpTexts } from "../help-texts";

export default {
  administration: {
    title: "The overview",
    summary: "The way to all that superadmins do.",
    steps: [
      "Sign in, and choose “Manage All Organizations” where you switch organisation on the dashboard, or open the address /admin.",
      "The overview shows the numbers, the newest organisations and events, and what waits for moderation.",
      "The menu at the top leads to Organisations, Events, Calendars, Moderation, Services and Log.",
      "Under “Troubleshooting” you try the reading of calendars, maps and storage, and see what Samling has sent.",
    ],
    notes: [
      "All that you do in the name of others is in the log.",
      "If the role requires two-step sign-in, your rights only work once you have a passkey.",
    ],
    words: "admin superadmin administration menu front page numbers",
    picture: "The overview, with the numbers and the newest organisations.",
  },
  organizations: {
    title: "Organisations and events",
    summary: "Add, correct, help and delete.",
    steps: [
      "Open “Organisations”, and search by name or email.",
      "“Add organisation” makes a new one. Whoever owns the email address owns the organisation once the address is confirmed.",
      "“Actions” by an organisation has “Edit”, “Show the page”, the rights and “Delete”.",
      "Do you want to help a congregation with something? Switch organisation on the dashboard with “Find another organisation”, and work as them.",
      "“Events” has all that is published, what is hidden, too. There you can delete one at a time.",
      "“Register” makes pages of what the register of organisations has in a municipality or a county. What was made at once can be undone at once. There you also answer those who want to take a page in use.",
    ],
    notes: [
      "To delete an organisation deletes all its events, and cannot be undone. You can download its data first.",
      "A deleted event from a calendar does not come back when the calendar is read again.",
    ],
    words: "organisation add delete edit owner switch help export event",
  },
  rights: {
    title: "Superadmins and moderators",
    summary: "Give and take rights over all of Samling.",
    steps: [
      "Open “Organisations”, and find the organisation that the person owns.",
      "Choose “Make moderator” or “Make superadmin” under “Actions”. For a superadmin we ask once more.",
      "“Remove moderator” and “Remove superadmin” take the right away.",
    ],
    notes: [
      "A superadmin can see, change and delete everything of all organisations, and make others superadmins.",
      "A moderator decides on reports and looks at new organisations.",
      "The last superadmin cannot be removed.",
    ],
    words: "right role moderator superadmin give remove access passkey",
  },
  moderation: {
    title: "Decide on reports",
    summary: "Read them, see the content as visitors see it, and decide.",
    steps: [
      "Open “Moderation”. “Awaiting review” has what waits.",
      "Read the reports, and see the content under “As visitors see it”.",
      "Choose “Hide content”, “Approve and show” or “Dismiss reports”. “Hide everything of the organisation” hides its page and all its events at once.",
      "If there is an objection, it has the mark “Objection”. Where there are several moderators, another than the one who hid it decides.",
    ],
    notes: [
      "The owner gets an email with the reason.",
      "Three independent reports hide something by themselves, until one of you has looked at it.",
      "Nobody decides on their own.",
    ],
    words: "moderate report hide approve dismiss objection complaint queue",
    picture: "The moderation, with content that waits, the reports and the buttons to decide.",
  },
  "new-organizations": {
    title: "New organisations",
    summary: "Look at them, and all that they have published is shown at once.",
    steps: [
      "Open “Moderation”, and find “New organisations”.",
      "See their page and what they have published.",
      "Press “Looks good”. Then everything is shown.",
      "Is the organisation number theirs? Press “The number is theirs”. Only superadmins can.",
    ],
    notes: [
      "If nobody does anything, the rest is shown after a day, or after six hours when the name is as in the register.",
      "If it is spam, hide everything of the organisation under moderation.",
    ],
    words: "new organisation first day wait look confirm organisation number spam",
  },
  services: {
    title: "Services that can be fetched from",
    summary: "Turn the services that congregations can fetch events from on and off.",
    steps: [
      "Open “Services”.",
      "See whether the service has an open interface.",
      "Press “Turn on” or “Turn off”. It holds for everybody.",
    ],
    notes: [
      "If the interface is not open, turn the service on only when its owner has said yes.",
      "If a service is off, links to it are refused. What was fetched before stays.",
    ],
    words: "service adapter churchdesk checkin hoopla interface turn on off",
    picture: "The page “Services”, with what is on and off.",
  },
  "failing-sources": {
    title: "Calendars that fail",
    summary: "Find calendars and web pages that cannot be read.",
    steps: [
      "Open “Calendars”. Those that fail come first.",
      "Open a calendar to see when it last worked, and why something was left out.",
      "Try the address under “Troubleshooting”, “Reading calendars”.",
      "If the link is wrong, switch to the organisation and correct it under “Calendars”, or ask them to.",
    ],
    notes: [
      "We go on trying by ourselves, more and more seldom.",
      "The owner also gets one mail when a calendar has failed for long.",
    ],
    words: "source calendar error fails not read sync website",
    picture: "The page “Calendars”, with those that fail at the top.",
  },
  "log-and-mail": {
    title: "The log, mail and messages from outside",
    summary: "See what was done and sent, and answer those who write.",
    steps: [
      "Open “Log” to see all that superadmins have done. Nothing there can be changed.",
      "Under “Troubleshooting”, “Mail”, you see what was sent.",
      "“Operations” shows whether Samling works as it should, and says what to do when something does not. What the queue gave up can be sent again there.",
      "Messages from the contact form come as mail to those who run Samling. Press the button that answers the message in it.",
      "“Map”, “Storage” and “Fetching” each try their part.",
    ],
    notes: [
      "The content of other people's mail is not shown, and that you have looked at the list is in the log.",
      "A message says whether its sender was signed in. If not, the address is not confirmed.",
      "Which address the messages go to is a setting (CONTACT_EMAIL).",
    ],
    words: "log mail email sent troubleshooting contact form enquiry answer queue storage map",
  },
} satisfies Partial<HelpTexts>;
