export const calendarGuideMessages = {
  heading: "How to find the link",
  intro: "Find the calendar you use, and copy its link.",
  guides: {
    google: {
      name: "Google Calendar",
      steps: [
        "Open calendar.google.com on a computer. The app on the phone doesn’t have this choice.",
        "Point at the calendar on the left, press ⋮ and choose “Settings and sharing”.",
        "Under “Access permissions”, tick “Make available to public”.",
        "Scroll down to “Integrate calendar” and copy “Public address in iCal format”.",
      ],
      note: "If you don’t want the calendar to be public at Google, copy “Secret address in iCal format” instead. On Samling everybody sees the events either way.",
    },
    outlook: {
      name: "Outlook",
      steps: [
        "Open Outlook on the web (outlook.office.com or outlook.live.com) and press the cogwheel at the top.",
        "Choose “Calendar”, then “Shared calendars”.",
        "Under “Publish a calendar”, choose the calendar and “Can view all details”, and press “Publish”.",
        "Copy the ICS link, not the HTML link.",
      ],
      note: "If the choice is missing, whoever runs your Microsoft 365 has turned publishing off. Ask for it to be turned on.",
    },
    icloud: {
      name: "iCloud",
      steps: [
        "Open the Calendar app and press ⓘ beside the calendar.",
        "Turn on “Public Calendar” and choose “Share Link”. The link begins with webcal://, which is fine.",
      ],
    },
    teamup: {
      name: "Teamup",
      steps: [
        "Open the calendar in a browser and choose “Preferences” and “iCalendar Feeds” in the menu.",
        "Copy the ICS link of “All calendars”. Use a calendar link that can only read.",
      ],
    },
    wordpress: {
      name: "WordPress",
      steps: [
        "With The Events Calendar: open the page of events, press “Subscribe to calendar” and copy the iCalendar link.",
        "Or add ?ical=1 to its address, such as church.org/events/?ical=1.",
      ],
    },
    churchdesk: {
      name: "ChurchDesk",
      steps: [
        "Find the iCal link of the calendar or category that you want to share, and copy it.",
        "Choose a link that holds only what is public: everybody sees all of it on Samling.",
      ],
    },
  },
};
