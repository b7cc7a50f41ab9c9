import { beforeAll, expect, test } from "vitest";
import { anOrganizer } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText } from "#test/support/visitor";

let organizerId: string;
let headers: Record<string, string>;

beforeAll(async () => {
  const organizer = await anOrganizer();
  organizerId = organizer.id;
  headers = await signedIn(organizer.email);
});

/** Returns the fields that a page explains. */
async function explainedOn(path: string): Promise<string[]> {
  const html = await pageText(path.replace(":id", organizerId), headers);
  return [...html.replace(/<!-- -->/g, "").matchAll(/<span class="sr-only">Hjelp: ([^<]+)<\/span>/g)].map(
    ([, label]) => label!,
  );
}

test.each<[form: string, path: string, fields: string[]]>([
  [
    "an event, and how it repeats",
    "/dashboard/event/new",
    [
      ...["Tittel", "Type arrangement", "Beskrivelse", "Emneord", "Starttid", "Sluttdato"],
      ...["Hvor ofte", "Slutter", "Ukedager", "Uker fra gang til gang", "Flere datoer", "Hold fri"],
      ...["Navn på stedet", "Adresse", "By eller tettsted", "Taler, artist eller band", "Nettside"],
    ],
  ],
  [
    "an organizer's profile",
    "/dashboard/settings",
    [
      ...["Navn på organisasjonen", "Beskrivelse", "Språket dere skriver på", "Telefon", "Nettside"],
      ...["Organisasjonsnummer", "Adresse", "By eller tettsted"],
    ],
  ],
  ["a calendar", "/dashboard/calendar-sync", ["Kalender-URL (iCal/ICS)", "Navn på kalenderen"]],
  ["an invitation to the team", "/organizer/:id/team", ["E-post", "Rolle"]],
])("plain-language help at each form: %s", async (_, path, fields) => {
  expect(await explainedOn(path)).toEqual(expect.arrayContaining(fields));
});
