import { expect, test } from "vitest";
import type { OrganizerPageRow } from "#db/queries/organizers/page";
import { eventDetailRow, organizerDetailRow, viewContext } from "#test/support/page-rows";
import { viewOrganizerPage } from "~/views/detail/organizer-page";

const view = (given: Partial<OrganizerPageRow> = {}) =>
  viewOrganizerPage(
    {
      organizer: organizerDetailRow(given),
      events: [{ ...eventDetailRow(), run_key: null }],
      nextService: null,
      total: 1,
      totalIsCapped: false,
    },
    viewContext,
  );

test("what an organizer has not given is left out", () => {
  expect(view({ city: null }).contact).toEqual({
    website: null,
    phone: null,
    email: "post@lillehavn.test",
    address: null,
    registered: null,
  });
  expect(view()).toMatchObject({
    description: [],
    map: { position: null },
    cover: { isGenerated: true },
    badge: { initial: "L", logo: null },
  });
});

test("an organizer whose number the register has confirmed is called registered, by the register's name for it", () => {
  expect(view({ organization_number: "999000177" }).contact.registered, "a number alone says nothing").toBeNull();
  expect(view({ organization_number: "999000177", register_name: "Bykirken på Røros" }).contact.registered).toEqual({
    href: "https://virksomhet.brreg.no/nb/oppslag/enheter/999000177",
    name: "Bykirken på Røros",
    number: "999\u00a0000\u00a0177",
  });
});

test("the ways to reach an organizer are links", () => {
  const contact = { website: "www.lillehavn.test", phone: "+47 75 00 00 00", address: "Kirkegata 4" };
  expect(view(contact).contact).toEqual({
    website: { href: "https://www.lillehavn.test/", host: "lillehavn.test" },
    phone: { href: "tel:+4775000000", text: "+47 75 00 00 00" },
    email: "post@lillehavn.test",
    address: "Kirkegata 4, Bodø",
    registered: null,
  });
});

test.each([
  ["Kirkegata 4", "Bodø", "Kirkegata 4, Bodø"],
  ["Kirkegata 4, 8003 BODØ", "Bodø", "Kirkegata 4, 8003 BODØ"],
  ["Kirkegata 4", null, "Kirkegata 4"],
  [null, "Bodø", "Bodø"],
])("address %s and town %s are told as %s", (address, city, expected) => {
  expect(view({ address, city }).contact.address).toBe(expected);
});

test("the events are cards", () => {
  expect(view().events).toMatchObject([{ id: "event-1", time: "11:00", place: "Lillehavn kirke" }]);
});

test("a drawn cover comes in the page's wide frame too; an uploaded one is cut", () => {
  expect(view().cover.wide).toMatch(/^\/covers\/service-\d+-wide\.svg$/);
  expect(view({ cover_image_url: "/images/organizers/c" }).cover.wide).toBeUndefined();
});

test("images are uploaded ones where there are any", () => {
  const withImages = view({ cover_image_url: "/images/organizers/c", logo_url: "/images/organizers/l" });
  expect(withImages.cover.src).toBe("/images/organizers/c?w=960");
  expect(withImages.badge.logo?.src).toBe("/images/organizers/l?w=192");
  expect(withImages.head).toContainEqual({
    property: "og:image",
    content: expect.stringMatching(
      /^https:\/\/samling\.test\/cards\/organizer\/organizer-1\.jpg\?lang=nb&v=[0-9a-f]{16}$/,
    ) as string,
  });
});

test("search engines and shares get the organization", () => {
  const described = view({ description: "Åpent for alle.", website: "lillehavn.test" });
  expect(described.data).toMatchObject({
    "@type": "Organization",
    name: "Lillehavn menighet",
    sameAs: ["https://lillehavn.test/"],
  });
  expect(described.head).toContainEqual({ title: "Lillehavn menighet – Samling" });
  expect(described.head).toContainEqual({ name: "description", content: "Lillehavn menighet, Bodø. Åpent for alle." });
  expect(described.share).toMatchObject({
    text: "Lillehavn menighet\nBodø",
    url: "https://samling.test/organizer/organizer-1",
  });
});
