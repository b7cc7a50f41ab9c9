import { beforeAll, describe, expect, test } from "vitest";
import { dashboardMessages } from "#messages/dashboard";
import { eventTexts } from "#test/support/event-forms";
import { anEvent, anOrganizer } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";
import { messagesIn } from "~/i18n/messages-in";

const pageOf = async (path: string, email: string) => pageText(path, await signedIn(email));

test("the form of a new event proposes the profile's name, address, town and pin", async () => {
  const { email } = await anOrganizer({
    name: "Hjemmekirken",
    address: "Kirkegata 4",
    city: "Bodø",
    lat: 67.28,
    lng: 14.4,
  });
  const page = await pageOf("/dashboard/event/new", email);
  for (const value of ["Hjemmekirken", "Kirkegata 4", "Bodø", "67.28", "14.4"])
    expect(page).toContain(`value="${value}"`);
});

test("an organisation without an address is asked for it on its dashboard, one that is found on the map is not", async () => {
  const [without, having] = [
    await anOrganizer({ address: null }),
    await anOrganizer({ address: "Kirkegata 4", lat: 59.9, lng: 10.7 }),
  ];
  expect(await pageOf("/dashboard", without.email)).toContain("Hvor holder dere til?");
  expect(await pageOf("/dashboard", having.email)).not.toContain("Hvor holder dere til?");
});

test("an event without a position carries a mark that says what that costs", async () => {
  const [without, having] = [await anOrganizer(), await anOrganizer()];
  await anEvent({ organizer_id: without.id, lat: null, lng: null });
  await anEvent({ organizer_id: having.id });
  expect(await pageOf("/dashboard", without.email)).toContain("Finnes ikke i søk nær deg");
  expect(await pageOf("/dashboard", having.email)).not.toContain("Finnes ikke i søk nær deg");
});

describe("an event without an address, published by a profile that has one", () => {
  const HOME = { name: "Bergstadens kirke", address: "Kjerkgata 39", city: "Røros", lat: 62.5768, lng: 11.3863 };
  let id: string;

  beforeAll(async () => {
    const organizer = await anOrganizer(HOME);
    const texts = eventTexts({ organizer_id: organizer.id, form_key: "hjemme", title: "Orgelmeditasjon" });
    const sent = await sendForm("/dashboard/event/new", texts, await signedIn(organizer.email));
    id = new URL(sent.headers.get("Location")!, "http://samling.test").searchParams.get("gjelder")!;
  });

  const titlesOf = async (query: string) => {
    const { events } = await (await visit(`/api/events?${query}`)).json<{ events: { title: string }[] }>();
    return events.map(({ title }) => title);
  };

  test.each([
    ["on its page", "", ["Bergstadens kirke", "Kjerkgata 39, Røros"]],
    [
      "to search engines, with where that is",
      "",
      [
        '"location":{"@type":"Place","name":"Bergstadens kirke","address":{"@type":"PostalAddress","streetAddress":"Kjerkgata 39","addressLocality":"Røros","addressCountry":"NO"},"geo":{"@type":"GeoCoordinates","latitude":62.5768,"longitude":11.3863}}',
      ],
    ],
    [
      "in its calendar file",
      ".ics",
      ["LOCATION:Bergstadens kirke\\, Kjerkgata 39\\, Røros\r\n", "\r\nGEO:62.5768;11.3863\r\n"],
    ],
  ])("says name, street and town %s", async (_where, ending, said) => {
    const text = (await pageText(`/event/${id}${ending}`)).replace(/\r\n[ \t]/g, "");
    for (const words of said) expect(text).toContain(words);
  });

  test("is found by its street, by its town and near its pin", async () => {
    for (const query of ["q=kjerkgata", "q=r%C3%B8ros", "lat=62.58&lng=11.39&radius_km=10"])
      expect(await titlesOf(query), query).toContain("Orgelmeditasjon");
    expect(await titlesOf("lat=59.91&lng=10.75&radius_km=10")).not.toContain("Orgelmeditasjon");
    expect(await pageText("/?q=kjerkgata")).toContain("Orgelmeditasjon");
  });
});

test("what an event without a position costs is said in both languages, and an organisation is asked for its address by those who can give it", async () => {
  const organizer = await anOrganizer({ address: null });
  await anEvent({ organizer_id: organizer.id, lat: null, lng: null });
  await onTeam(organizer.id, "skriver@steder.test", "editor");
  const english = await visit("/dashboard", {
    headers: await signedIn(organizer.email, { cookies: ["samling_preferences=system.en.24h"] }),
  });
  const page = await english.text();
  expect(page).toContain(messagesIn(dashboardMessages, "en").notNear);
  expect(page).toContain(messagesIn(dashboardMessages, "en").askPlace.address.title);
  expect(await pageOf("/dashboard", "skriver@steder.test")).not.toContain("Hvor holder dere til?");
});

test.each([
  ["nb", "Vi fant ikke stedet på kartet: sett nålen."],
  ["nn", "Vi fann ikkje staden på kartet: set nåla."],
  ["en", "We did not find the place on the map: set the pin."],
])("an organisation is asked for the pin for as long as its address is not found (%s)", async (locale, words) => {
  const lost = await anOrganizer({ address: "Ukjentveien 999", city: null, lat: null, lng: null });
  const found = await anOrganizer({ address: "Kjerkgata 39", lat: 62.5768, lng: 11.3863 });
  for (const { email, lat } of [lost, found]) {
    const headers = await signedIn(email, { cookies: [`samling_preferences=system.${locale}.24h`] });
    expect((await pageText("/dashboard", headers)).includes(words)).toBe(lat === null);
  }
});
