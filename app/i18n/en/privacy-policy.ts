import type { PolicyFacts, Reading } from "~/domain/site/reading";
import type { privacyPolicyMessages as nb } from "../nb/privacy-policy";

export const privacyPolicyMessages: typeof nb = {
  reading: (f: PolicyFacts): Reading => ({
    title: "Privacy",
    intro:
      "Which church you look at may tell what you believe. So Samling is made to know as little about you as it can, and to let nobody else learn it through us.",
    reviewed: "Last reviewed in November 2026.",
    sections: [
      {
        heading: "In short",
        list: [
          "You can use all of Samling without an account.",
          "There are no advertisements, no tracking, no statistics kept by others, and no cookies that need consent.",
          "Your browser talks to us alone. Maps, pictures, fonts and code come from here, never from a third party.",
          "Your favourites are on your device, unless you have signed in and let your account remember them.",
          "You can download all that we know about you, and delete it, in Settings.",
        ],
      },
      {
        heading: "When you look around without an account",
        paragraphs: [
          "We process the requests that your browser sends, so that we can answer them. Our log tells which kind of page it was (for example “an event”, not which one), whether it went well, and how long it took. It does not hold your IP address, what you searched for, where you are, or who you are.",
          "If you turn on “near me”, your browser asks you first. The position is rounded to about one kilometre before it leaves your device, is used to answer the search, and is not stored. The same is true of the words and places that you search for.",
          "We count what is done on the pages of events and organisers, so that organisers see whether they reach people. How is told under “What we count”.",
          "Favourites and congregations you follow are kept in your browser's own storage. When you open Favourites, your browser sends us the list to learn when the events are. It is not stored.",
          `If you write to us by the contact form, your name, address and message are sent as email to those who run Samling. We keep them only until that email is sent, at most ${f.mailOnItsWayDays} days. Against abuse the attempts are counted, as a fingerprint of the network.`,
        ],
      },
      {
        heading: "What we count",
        paragraphs: [
          "For each event and each organiser we count, by day: how many times the page was opened, hearts that were pressed, shares by the button, events and calendars that were added to a calendar, presses on tickets, sign-up and directions, views on other websites, and how often calendar programs fetch an organiser's calendar.",
          "All that we store is the day, the page, what was done, and a number. Not who, not the IP address, not when in the day, not the browser. We set no cookie and recognise nobody: who opens a page twice is counted twice. Which browser the request says that it comes from is only used to keep robots out, and is not remembered.",
          "When you press a heart, a share button or a link that is counted, or go on to an event, your browser sends us a small message of what it was about, without cookies. Your list of favourites is not in it.",
          "The organiser's team and those who run Samling see the numbers, rounded down to the nearest five. Numbers under five are shown as “fewer than 5”, so that nobody can work out what one person has done.",
          "We do not count those who have asked their browser not to be followed (Global Privacy Control or “Do Not Track”), nor organisers who are signed in.",
        ],
      },
      {
        heading: "When you have an account",
        paragraphs: [
          "We store your email address, a cryptographic fingerprint of your password (not the password itself), your language, and where you are signed in: browser and device, when you signed in and when you were last seen. We need that to give you the account you asked for.",
          "If you have turned on two-step sign-in, we store the public part of your passkeys and fingerprints of your recovery codes. Your own fingerprint and face never leave your device.",
          "If you sign in, your account takes over the favourites that were on the device, and remembers those you save later. They may say something about your beliefs, and we store them only because you choose it. You can turn it off at any time, in Settings, Your data. Then they are deleted with us and stay on the device.",
          "If you report content, we store the report and that it came from you, to be able to deal with it and to prevent abuse. Whoever you report is told the category, but not who you are, nor what you write unless you tick the box for it. So that nobody gets something hidden by reporting from many accounts, we also store a short fingerprint of your network with the report. Thousands of networks share each fingerprint, and it is deleted when the report has been dealt with.",
        ],
      },
      {
        heading: "When you ask for mail",
        paragraphs: [
          "What you follow on the device stays there until you say otherwise: first you press, then you tick that we may store it. Then we store what you follow and have saved, what you want email about and when, and your address, or we use that of your account. That can tell something of what you believe. We use it only to send you what you asked for, with your consent (article 9.2 a), and store when you gave it, to which words, and when you took it back.",
          "Nothing is sent to an address before its own link is pressed. Every mail has a link that stops it with one press, without signing in, and one that shows, changes and deletes everything at once. Subjects and first lines tell nothing of faith beyond the event's own title. We do not measure whether you open a mail or press anything in it; so after a month we ask whether you still want the weekly letter, and stop if you do not answer.",
        ],
      },
      {
        heading: "When you ask for notifications",
        paragraphs: [
          "Notifications on a device are off until you press, tick and say yes to the browser. We then store the address that the browser makes for the device, the keys that encrypt what we send, what you want to be told of, and what you follow and have saved on the device, or we use what your account has. This is by your consent (article 9.2 a), and we store when you gave it, to which words, and when you took it back.",
          "Notifications pass through your browser’s own push service (Google, Apple, Mozilla or Microsoft). They are encrypted for your browser alone: the service sees the address and that something comes, not what, and all of them are equally long. Your screen says “Your week” or the event’s own title. If you turn them off here, in the browser or by signing out, all that we have about the device is deleted.",
        ],
      },
      {
        heading: "When you are an organiser",
        paragraphs: [
          "What you write about your organisation and its events is meant for the public: name, description, address, phone, website, pictures, and the organisation's email address, which is the same as the account's. If you give an organisation number, our server looks it up in the Norwegian register of organisations (Enhetsregisteret). If the register knows it, your page shows the number and the register's name for it, with a link there. Otherwise it is not shown. The rest can be read on our pages, through the open interface for programs, and by search engines. Do not write about individuals without their knowing.",
          "If you invite somebody to your team, we store their address and send them one email. Members of a team see each other's email addresses.",
          "Pictures are encoded anew when they are uploaded. Hidden details in them, such as where they were taken, do not come along.",
          "Addresses that you type are looked up with Kartverket, the Norwegian mapping authority, and organisations that you search for in Enhetsregisteret at the Brønnøysund Register Centre. It is our server that asks, not your browser, and it does not say who you are. The address and the place found for it are remembered, without who asked; responses of Enhetsregisteret are remembered for a day at most. Where an organisation is registered at somebody's home (c/o), we do not take the address.",
          "If you add a calendar, our server fetches it regularly from the address you gave, and shows what is in it.",
          "Moderators can hide content. What was decided, by whom and why, is in a log that cannot be changed.",
        ],
      },
      {
        heading: "Pages that we make from the register",
        paragraphs: [
          "Some congregations have a page here before they have heard of us. It is made of what the Norwegian register of organisations has in the open: name, address, town, website, form of Norwegian and legal form. The register says nothing of members, and we take nobody's name, telephone or email. Where the organisation is registered at somebody's home (c/o), we take only the town.",
          "The ground is legitimate interest (article 6.1 f): that whoever looks for a congregation finds it. What is shown is about the organisation. The page says that the congregation has not taken it in use, and anybody who belongs there can remove it at one press, without an account. Then we remember the organisation's number, so that it is not made again. When the register deletes the unit, the page goes by itself.",
          "Where such a page has a website, we look at it at most once a week, as the site’s robots.txt allows, and may show the events that stand there: marked “not confirmed”, and only when a person here has looked at them. What seems to be about individuals (funerals, weddings and the like) is not shown, and we do not even store its titles. When the congregation takes the page in use, it decides whether it stays.",
          `If you ask to take a page in use, we store that you asked, the address by which you showed it, or what you wrote to us: until it is decided, at most ${f.claimDays} days. If the page is in use already, whoever has it gets your email address, and nobody else.`,
        ],
      },
      {
        heading: "For how long",
        terms: [
          {
            term: "Your account",
            text: `Until you delete it. Accounts whose address was never confirmed are deleted after ${f.unconfirmedDays} days.`,
          },
          {
            term: "Being signed in",
            text: `${f.sessionDays} days after your last visit, ${f.sessionAbsoluteDays} days at most.`,
          },
          { term: "Links in emails", text: "Until they have been used or have expired: from an hour to seven days." },
          { term: "Who sent a report", text: `${f.reporterMonths} months. The report itself remains without a name.` },
          {
            term: "Fingerprint of the network a report came from",
            text: `Until the report has been dealt with, ${f.reportNetworkDays} days at most.`,
          },
          {
            term: "What visitors say was not right",
            text: `The choice and the sentence, without a name: ${f.mismatchMonths} months. A fingerprint of the network, to count what is repeated: ${f.mismatchNetworkDays} days.`,
          },
          {
            term: "Answers about similar events",
            text: `Who on the team answered: ${f.pairDecisionMonths} months after the event.`,
          },
          {
            term: "Drafts and templates",
            text: "Until somebody on the team deletes them, and a draft until it is published.",
          },
          {
            term: "That you have put the list “Get started” away",
            text: "Until you bring it back, or the account or the organisation is deleted.",
          },
          {
            term: "Events that you delete",
            text: `In the bin for ${f.binDays} days, with who on the team deleted them, and who had saved them. Nobody sees the latter.`,
          },
          {
            term: "The history of events",
            text: `Who on the team changed what, and when: ${f.historyMonths} months. The team sees it.`,
          },
          {
            term: "What we count",
            text: `The sums, which are about nobody: ${f.statisticsMonths} months, or until the event or the organiser is deleted.`,
          },
          {
            term: "What you have changed of events from a calendar",
            text: `What was changed and what the calendar said: ${f.eventChangeMonths} months after the event, or after it disappeared. If the calendar is removed, it goes too.`,
          },
          {
            term: "What you follow, and the address that you get letters at",
            text: `Until you delete it. An address that was never confirmed is deleted after ${f.unconfirmedLetterDays} days, and one that we no longer write to after ${f.endedLetterDays} days.`,
          },
          {
            term: "Devices that get notifications",
            text: `Until you turn them off, sign out of the account there, or the browser takes no more, at most ${f.silentDeviceMonths} months after you last opened the page about notifications.`,
          },
          {
            term: "Emails from us",
            text: `What they say until they are sent, ${f.mailOnItsWayDays} days at most. That they were sent, for ${f.mailMonths} months.`,
          },
          {
            term: "Programmes that you bring in",
            text: `What we understood of the link, text or file, for ${f.intakeDays} days. Events that you publish from it stay.`,
          },
          { term: "Counters against abuse", text: "A day at most, and only as fingerprints of address and network." },
          {
            term: "Backups",
            text: `A copy each night, the oldest ${f.backupMonths} months old, without passwords and sign-ins. Where one has to be used, everything deleted since is deleted again. Deleted pictures leave the copies at once.`,
          },
          {
            term: "Past events",
            text:
              f.pastEventsDays === null
                ? "The page stays, marked as past, until the organiser deletes it."
                : `Deleted ${f.pastEventsDays} days after they took place.`,
          },
        ],
      },
      {
        heading: "Cookies and storage on your device",
        paragraphs: [
          "None of them follows you to other sites. Each is set only when you do what is said beside it, and is necessary for it.",
        ],
        terms: [
          {
            term: "samling_preferences",
            text: "When you choose language, appearance or time format: remembers the choice for a year.",
          },
          {
            term: "samling_look",
            text: "When you choose larger letters or the calm view: remembers the choice for a year.",
          },
          {
            term: `${f.cookiePrefix}samling_session`,
            text: `When you sign in: keeps you signed in for ${f.sessionDays} days.`,
          },
          {
            term: `${f.cookiePrefix}samling_second_step`,
            text: `Between the password and the passkey: ${f.secondStepMinutes} minutes.`,
          },
          {
            term: `${f.cookiePrefix}samling_sign_up`,
            text: `When you create an account: shows that it was this browser, for ${f.confirmDays} days.`,
          },
          {
            term: `${f.cookiePrefix}samling_bookmark`,
            text: `When you send or change something: lets you see it at once, for ${f.bookmarkMinutes} minutes. It names a moment of the database, not you.`,
          },
          {
            term: "samling_organizer",
            text: "When you switch organisation on the dashboard: remembers the choice for a year.",
          },
          {
            term: "samling:favorites, samling:follows, samling:searches",
            text: "In the browser's storage: your favourites, and the congregations, places and searches you follow, as long as you have any.",
          },
          {
            term: "samling:draft",
            text: "In the browser's storage, when you are signed in and write in a form: what you have written and not sent (never passwords), until it is sent, thrown away, or you sign out, and for 30 days at most.",
          },
          {
            term: "samling:location",
            text: "In the browser's storage: whether “near me” is on, how far, and why it last failed. Not where you are. If you type a place, the device remembers the place until you press “Forget the place”, or “Remove the home place” if you made it that.",
          },
          {
            term: "samling-pages, samling-files, samling-pictures",
            text: "In the browser's storage, for days without a network: pages as everybody gets them, of the lists you saw last (with the place, or the position rounded to a kilometre, in their address), of what you have saved and follow, and of lists, weekend and month around your home place or the last one, with pictures and a piece of the map, and the files they need. Lists stay for seven days at most, events until they are over or you take the heart away. When you sign out, all of it is deleted.",
          },
          {
            term: "samling-read-pictures, samling-picture-reader",
            text: "In the browser's storage, when you have a picture of a poster read: the last six pictures, so that you see their parts when you look over the events, and what reads them. Pictures are read on the device and sent nowhere, unless you choose one as the event's picture. When you sign out, all of it is deleted.",
          },
          {
            term: "samling:kept-favorites",
            text: "In the browser's storage, when you have favourites or follow somebody: the list as it was last fetched, so that it works without a network. An account's is deleted when you sign out or your session has ended.",
          },
          {
            term: "samling:account",
            text: "In the browser's storage, when you are signed in: which account it is and what it has saved, so that the hearts are right without a network. Deleted when your session has ended, and when you sign out.",
          },
          {
            term: "samling:visits",
            text: "In the browser's storage: how often you have been here, up to three times, when that was last, and whether you have been asked to put Samling on your home screen. We do not get it.",
          },
          {
            term: "samling:english",
            text: "In the browser's storage, when your browser asks for English: that we have offered you English once. We do not get it.",
          },
          {
            term: "samling:search",
            text: "In the tab's own storage, when you search on the front page: the search and the filters, so that they are there when you come back to Events. Gone when you close the tab.",
          },
          {
            term: "positions, remix-router-transitions, remix-manifest-version",
            text: "In the tab's own storage, when you go from page to page: which pages you went between, how far down you were, and which edition of Samling you see. That is how Back finds its way. It is not sent to us, and is gone when you close the tab.",
          },
        ],
      },
      {
        heading: "Who helps us",
        paragraphs: [
          "Samling runs at Cloudflare, as our data processor: servers, database, pictures and the sending of email. Cloudflare processes IP addresses to deliver the pages and to protect them from attacks. We have turned off their log of single visits. Cloudflare has servers in many countries, also outside the EEA; the page you ask for usually comes from the nearest.",
          "We give information about you to nobody else, and sell nothing.",
        ],
      },
      {
        heading: "What you can do",
        list: [
          "See and download everything about you, as a file: Settings, Your data.",
          "Correct your email address: Settings, Email and password.",
          "Turn off favourites in the account: Settings, Your data.",
          "Delete your account, with everything that belongs to it: Settings, Your data. If you own an organisation, you choose whether it is deleted or gets another owner.",
          "Ask us to correct, restrict or stop something that we do with information about you: write to us.",
          "Complain to Datatilsynet, the Norwegian data protection authority, if you think that we do something wrong.",
        ],
      },
      {
        heading: "Questions?",
        paragraphs: [
          `Whoever runs Samling at this address is responsible for the information and answers at ${f.contact}.`,
        ],
      },
    ],
  }),
};
