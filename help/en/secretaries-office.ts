import type { HelpTexts } from "../help-texts";

export default {
  "answer-visitors": {
    title: "Answer “Not right?”",
    summary: "When a visitor says that something was not as it said.",
    steps: [
      "You get an email, and it is on the dashboard. Press “See and answer”.",
      "Put right what is wrong, with “Put it right” or in the calendar it comes from.",
      "Answer “It is put right” or “It is right”.",
    ],
    notes: ["Nobody knows who told, nor do we.", "You get at most one mail a day about each event."],
    words: "not right visitor feedback wrong time place met nobody notice",
  },
  team: {
    title: "Team and roles",
    summary: "Invite others, decide what they can do, and hand over the ownership.",
    steps: [
      "Press “Team” on the dashboard.",
      "Write the email address, choose “Editor” or “Viewer”, and press “Send the invitation”.",
      "Whoever is invited signs in with the same address and presses “Accept”. The link works for 7 days.",
      "The owner can then make a member “Administrator” under “Change”.",
      "If somebody else is to take over, the owner chooses to hand the organisation over.",
    ],
    notes: [
      "A viewer sees. An editor makes, changes and deletes events. An administrator also manages profile, calendars and team. The owner can do everything.",
      "The new owner must be on the team, have confirmed the address and own no other organisation.",
      "You can leave a team yourself at the bottom of the page.",
    ],
    words:
      "invite member role editor viewer administrator owner take over hand over remove access volunteer invitation",
  },
  "paper-and-screens": {
    title: "Posters, the week on paper and a screen in the foyer",
    summary: "All of it is made of your events, with what is changed and cancelled.",
    steps: [
      "Press “Paper and screens” on the dashboard.",
      "Choose the week on one sheet (A4 or A5), the month on one sheet (A4) or a poster (A4 or A3). Print it, or save it as a PDF.",
      "“The week as text” is for pasting into Word, Facebook or the parish magazine.",
      "For the screen in the foyer: choose when it is dark, and its language. Open the address on the screen, and press once for the full screen.",
    ],
    notes: ["The screen fetches what is new every five minutes, and shows the last it has without a network."],
    words: "poster print week month sheet pdf tv screen foyer parish magazine notice board",
    picture: "The page “Paper and screens”, with the week on one sheet and the week as text.",
  },
  "on-your-website": {
    title: "Your events on your own website",
    summary: "Paste a code once, and the list keeps itself up to date.",
    steps: [
      "Press “For your website” on the dashboard.",
      "Choose list, month or next service, and how many, colour and language. Press “Show”.",
      "See under “This is what you get” whether it is as you want it.",
      "Copy the code, and paste it where your site takes HTML.",
    ],
    notes: [
      "“Code that works everywhere” has a fixed height. “Code that is as high as its content” needs a site that allows scripts.",
      "It sets no cookies and stores nothing about those who look.",
    ],
    words: "website homepage wordpress embed code iframe frame widget html",
    picture: "The page “For your website”, with the choices of how the list is to look.",
  },
  "statistics-and-data": {
    title: "Statistics, and taking everything with you",
    summary: "See what people do on your pages, and download all that you have entered.",
    steps: [
      "Press “Statistics” on the dashboard. Choose a month, or “Twelve months”.",
      "“Statistics” by an event shows its numbers.",
      "“Download as CSV” gives the numbers as a table.",
      "Press “Profile”, and then “Your data”, to download all that you have entered, in one file.",
    ],
    notes: [
      "All numbers are rounded down to the nearest five, and numbers under five are shown as “fewer than 5”. Nobody is followed.",
      "The numbers of a day come the night after.",
      "The owner and administrators can download everything. The file also has the team's email addresses, so keep it safe.",
    ],
    words: "numbers visits views how many statistics export zip csv download data backup",
    picture: "The statistics month by month, with bars and the change from the month before.",
  },
  "hidden-content": {
    title: "When something that you published is hidden",
    summary: "Why it happens, and how you object.",
    steps: [
      "You get an email with the reason and a link.",
      "Press “Object”, write why you think it is wrong, and send it.",
      "A moderator decides, and you are answered by email.",
      "Under “Moderation” on the dashboard you see reports on what you have published, and what was decided.",
    ],
    notes: [
      "You still see it yourselves when you are signed in. Others do not.",
      "If three independent people report the same, it is hidden until a moderator has looked at it.",
      "The owner and administrators can object, once.",
    ],
    words: "hidden removed reported moderator objection complaint gone decision",
  },
} satisfies Partial<HelpTexts>;
