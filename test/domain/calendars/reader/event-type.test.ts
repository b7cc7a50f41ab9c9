import { expect, test } from "vitest";
import { inferEventType } from "~/domain/calendars/reader/event-type";

test.each([
  ["Lysmesse med konfirmantene", "service"],
  ["Luciamesse", "service"],
  ["Hverdagsmesse", "service"],
  ["Pinsemesse i det fri", "service"],
  ["Familiegudstj. – Lys våken", "service"],
  ["Gudst. m/nattverd", "service"],
  ["Gudsteneste", "service"],
  ["Julemesse på bedehuset", "other"],
  ["Vårmesse for håndverkere", "other"],
] as const)("«%s» is of the type %s", (title, type) => expect(inferEventType(title, null)).toBe(type));
