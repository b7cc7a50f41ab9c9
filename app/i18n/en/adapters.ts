import type { adapterMessages as nb } from "../nb/adapters";

export const adapterMessages: typeof nb = {
  title: "Services",
  description: "The services that Samling can fetch events from.",
  intro:
    "Congregations can fetch their events from these. One that is off is fetched by nobody: links to it are refused, and what was fetched before stays.",
  published: "Open interface",
  unpublished: "Interface is not open",
  askFirst: "Turn it on only when the owner of the service has agreed.",
  on: "On",
  off: "Off",
  turnOn: "Turn on",
  turnOff: "Turn off",
  turnOnNamed: (name: string) => `Turn on ${name}`,
  turnOffNamed: (name: string) => `Turn off ${name}`,
  byDefault: "As it is from the beginning",
  changed: (when: string, who: string) => `Changed ${when} by ${who}`,
  goneAccount: "a deleted account",
  failed: "Could not change the service",
  flash: { adapterOn: "The service is turned on.", adapterOff: "The service is turned off." },
};
