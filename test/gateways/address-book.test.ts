import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { fromNow, NOW } from "#test/support/clock";
import { type LocalServer, startLocalServer } from "#test/support/local-server";
import { manualTimeout } from "#test/support/manual-timeout";
import { memoryCache } from "#test/support/memory-cache";
import type { Position } from "~/domain/places/position";
import { openAddressBook } from "~/gateways/addresses/address-book";
import type { GeocodeStore } from "~/gateways/addresses/geocode-store";

const CASES = caseFile("gateways/address-book.tsv");

const KIRKEGATA = {
  adressetekst: "Kirkegata 4",
  postnummer: "8003",
  poststed: "BODØ",
  kommunenavn: "BODØ",
  representasjonspunkt: { epsg: "EPSG:4258", lat: 67.2831, lon: 14.3802 },
};
const IN_OSLO = {
  ...KIRKEGATA,
  postnummer: "0153",
  poststed: "OSLO",
  representasjonspunkt: { epsg: "EPSG:4258", lat: 59.9117, lon: 10.7443 },
};
const CHURCH = {
  skrivemåte: "Fjellkirken",
  navneobjekttype: "Kirke",
  representasjonspunkt: { øst: 14.41, nord: 67.29, koordsys: 4258 },
};
const BODO_CENTRE = { lat: 67.28, lng: 14.405 };

let server: LocalServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const json = (body: unknown) => (_: URL, response: ServerResponse) => {
  if (!response.headersSent) response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(body));
};

/** Kartverket's two services, in their documented form. */
const kartverket = (found: { addresses?: unknown[]; places?: unknown[] }) => (url: URL, response: ServerResponse) => {
  const metadata = {
    totaltAntallTreff: 1,
    side: 0,
    treffPerSide: 20,
    viserFra: 0,
    viserTil: 20,
    sokeStreng: url.search,
  };
  const body = url.pathname.endsWith("/sok")
    ? { metadata, adresser: found.addresses ?? [] }
    : { metadata, navn: found.places ?? [] };
  json(body)(url, response);
};

function emptyStore(): GeocodeStore & { kept: unknown[][] } {
  const kept: unknown[][] = [];
  const save: GeocodeStore["save"] = async (answers) =>
    void kept.push(...answers.map(({ text, position, source }) => [text, position, source]));
  return { kept, find: async () => new Map(), save };
}

async function bookOver(answer: (url: URL, response: ServerResponse) => void, given: { store?: GeocodeStore } = {}) {
  server = await startLocalServer(answer);
  const settings = {
    ADDRESS_API_URL: `${server.origin}/adresser/v1`,
    PLACE_API_URL: `${server.origin}/stedsnavn/v1`,
    APP_URL: "https://samling.test",
  };
  const store = given.store ?? emptyStore();
  const edgeCache = memoryCache();
  const open = (now = NOW) => openAddressBook({ settings, store, edgeCache, now });
  return { book: open(), open, server, store: store as ReturnType<typeof emptyStore> };
}

describe("geocode", () => {
  it("asks Kartverket in its documented form and says who asks", async () => {
    const { book, server, store } = await bookOver(kartverket({ addresses: [KIRKEGATA] }));
    expect(await book.geocode("  Kirkegata 4,  8003 Bodø ")).toEqual({ lat: 67.2831, lng: 14.3802 });
    expect(server.asked.map(String)).toEqual([
      "http://127.0.0.1/adresser/v1/sok?sok=Kirkegata+4%2C+8003+Bod%C3%B8&fuzzy=false&treffPerSide=20&utkoordsys=4258",
    ]);
    expect(server.requests[0]?.headers["user-agent"]).toBe("Samling (https://samling.test)");
    expect(store.kept).toEqual([["Kirkegata 4, 8003 Bodø", { lat: 67.2831, lng: 14.3802 }, "kartverket"]]);
  });

  it("reads no more than they ever send", async () => {
    const { book, server, store } = await bookOver((url, response) => {
      response.write(" ".repeat(2_000_001));
      kartverket({ addresses: [IN_OSLO] })(url, response);
    });
    expect(await book.geocode("Kirkegata 4, 8003 Bodø")).toEqual(BODO_CENTRE);
    expect([server.asked.length, store.kept]).toEqual([1, []]);
  });

  it("takes the hit in the address's own town", async () => {
    const { book } = await bookOver(kartverket({ addresses: [IN_OSLO, KIRKEGATA] }));
    expect(await book.geocode("Kirkegata 4, Bodø")).toEqual({ lat: 67.2831, lng: 14.3802 });
  });

  it("asks again without the name before the first comma", async () => {
    const { book, server } = await bookOver((url, response) =>
      kartverket({ addresses: url.searchParams.get("sok")?.startsWith("Kirkegata") ? [KIRKEGATA] : [] })(url, response),
    );
    expect(await book.geocode("Lillehavn kirke, Kirkegata 4, 8003 Bodø")).toEqual({ lat: 67.2831, lng: 14.3802 });
    expect(server.asked).toHaveLength(2);
  });

  it("looks for a place of that name where there is no such address", async () => {
    const { book, server } = await bookOver(kartverket({ places: [CHURCH] }));
    expect(await book.geocode("Fjellkirken, Bodø")).toEqual({ lat: 67.29, lng: 14.41 });
    expect(String(server.asked.at(-1))).toBe(
      "http://127.0.0.1/stedsnavn/v1/navn?sok=Fjellkirken&fuzzy=false&treffPerSide=20&utkoordsys=4258",
    );
  });

  it("falls back to the town where Kartverket knows nothing, and keeps that", async () => {
    const { book, store } = await bookOver(kartverket({}));
    expect(await book.geocode("Ukjentveien 99, 8003 Bodø")).toEqual(BODO_CENTRE);
    expect(store.kept).toEqual([["Ukjentveien 99, 8003 Bodø", BODO_CENTRE, "gazetteer"]]);
  });

  it("keeps that nobody knows", async () => {
    const { book, store } = await bookOver(kartverket({}));
    expect(await book.geocode("Ingensteds 1")).toBeNull();
    expect(store.kept).toEqual([["Ingensteds 1", null, "gazetteer"]]);
  });

  const failures: [what: string, answer: (url: URL, response: ServerResponse) => void][] = [
    ["500", (_, response) => response.writeHead(500).end("Internal Server Error")],
    ["garbage", (_, response) => response.end("<html>not JSON")],
    ["JSON of another form", json({ adresser: [{ adressetekst: 4 }] })],
    [
      "a position outside the globe",
      json({ adresser: [{ ...KIRKEGATA, representasjonspunkt: { lat: 6_462_000, lon: 262_000 } }] }),
    ],
    ["a broken connection", (_, response) => void response.destroy()],
  ];

  it.each(failures)("falls back to the town for %s, and keeps nothing", async (_, answer) => {
    const { book, store } = await bookOver(answer);
    expect(await book.geocode("Kirkegata 4, 8003 Bodø")).toEqual(BODO_CENTRE);
    expect(store.kept).toEqual([]);
  });

  it("waits three seconds for Kartverket and no longer", async () => {
    const runOut = manualTimeout();
    const { book } = await bookOver(() => runOut(3_000));
    expect(await book.geocode("Kirkegata 4, 8003 Bodø")).toEqual(BODO_CENTRE);
  });

  it("does not ask for a minute after three failures", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const { open, server } = await bookOver((_, response) => response.writeHead(503).end());
    for (const street of ["Kirkegata", "Storgata", "Havnegata", "Skolegata"])
      await open().geocode(`${street} 1, 8003 Bodø`);
    expect(server.asked).toHaveLength(3);
    await open(fromNow({ minutes: 1 })).geocode("Skolegata 1, 8003 Bodø");
    expect(server.asked).toHaveLength(4);
    said.mockRestore();
  });

  it("does not ask about what it remembers, found or not", async () => {
    const known: Record<string, Position | null> = { "Kirkegata 4": { lat: 1, lng: 2 }, "Ingensteds 1": null };
    const store: GeocodeStore = {
      find: async (texts) => new Map(texts.map((text) => [text, known[text]!])),
      save: async () => {},
    };
    const { book, server } = await bookOver(kartverket({ addresses: [KIRKEGATA] }), { store });
    expect(await book.geocode("Kirkegata 4")).toEqual({ lat: 1, lng: 2 });
    expect(await book.geocode("Ingensteds 1")).toBeNull();
    expect(server.asked).toEqual([]);
  });

  it.each(["", "  ", "ab", "\u0000\u0001 x"])("does not ask about %j", async (address) => {
    const { book, server } = await bookOver(kartverket({ addresses: [KIRKEGATA] }));
    expect(await book.geocode(address)).toBeNull();
    expect(server.asked).toEqual([]);
  });
});

describe("townOf", () => {
  const at = (adressetekst: string, poststed: string) => ({ ...KIRKEGATA, adressetekst, poststed });
  const cases: [what: string, addresses: unknown[], town: string | null][] = [
    ["one", [at("Kirkegata 4", "MO I RANA")], "Mo i Rana"],
    ["several houses in one town", [at("Kirkegata 4A", "BODØ"), at("Kirkegata 4B", "BODØ")], "Bodø"],
    ["one of exactly this name among others", [at("Kirkegata 4", "BODØ"), at("Kirkegata 4B", "OSLO")], "Bodø"],
    ["two towns", [at("Kirkegata 4", "BODØ"), at("Kirkegata 4", "OSLO")], null],
    ["none", [], null],
  ];

  it.each(cases)("says the town where Kartverket knows %s", async (_, addresses, town) => {
    const { book } = await bookOver(kartverket({ addresses }));
    expect(await book.townOf("Kirkegata 4")).toBe(town);
  });

  it("says nothing while Kartverket is out of reach", async () => {
    const { book } = await bookOver((_, response) => response.writeHead(503).end());
    expect(await book.townOf("Kirkegata 4")).toBeNull();
  });

  it.each(casesOf<[string, string | null]>(CASES, "then takes the town that names after its last comma"))(
    "then takes the town that %s names after its last comma: %s",
    async (address, town) => {
      const { book } = await bookOver((_, response) => response.writeHead(503).end());
      expect(await book.townOf(address)).toBe(town);
    },
  );
});

describe("geocodeAll", () => {
  it("asks about each text once and keeps all answers at once", async () => {
    const { book, server, store } = await bookOver(kartverket({ addresses: [KIRKEGATA] }));
    const located = await book.geocodeAll(["Kirkegata 4, 8003 Bodø", " Kirkegata 4, 8003  Bodø", "x"]);
    expect([...located.values()].map(({ isSettled }) => isSettled)).toEqual([true, true, true]);
    expect([...located.values()].map(({ position }) => position?.lat)).toEqual([67.2831, 67.2831, undefined]);
    expect(server.asked).toHaveLength(1);
    expect(store.kept).toHaveLength(1);
  });

  it("asks about a bounded number; the others are answered by town and remain to be settled", async () => {
    const { book, server } = await bookOver(kartverket({ addresses: [KIRKEGATA] }));
    const located = [
      ...(await book.geocodeAll(Array.from({ length: 100 }, (_, number) => `Kirkegata ${number}, 8003 Bodø`))).values(),
    ];
    expect(server.asked).toHaveLength(80);
    expect(located.filter(({ isSettled }) => isSettled)).toHaveLength(80);
    expect(located.at(-1)).toEqual({ position: BODO_CENTRE, isSettled: false });
  });

  it("settles nothing while Kartverket is out of reach", async () => {
    const { book } = await bookOver((_, response) => response.writeHead(503).end());
    const located = await book.geocodeAll(["Kirkegata 4, 8003 Bodø"]);
    expect([...located.values()]).toEqual([{ position: BODO_CENTRE, isSettled: false }]);
  });
});

describe("suggest", () => {
  it("asks Kartverket, spells towns as people do, and asks once for the same", async () => {
    const { book, open, server } = await bookOver(kartverket({ addresses: [{ ...KIRKEGATA, poststed: "MO I RANA" }] }));
    const suggestion = {
      displayName: "Kirkegata 4, 8003 Mo i Rana",
      postcode: "8003",
      city: "Mo i Rana",
      position: { lat: 67.2831, lng: 14.3802 },
    };
    expect(await book.suggest("kirkega")).toEqual([suggestion]);
    expect(await open().suggest(" KIRKEGA")).toEqual([suggestion]);
    expect(server.asked.map(String)).toEqual([
      "http://127.0.0.1/adresser/v1/sok?sok=kirkega&fuzzy=true&treffPerSide=8&utkoordsys=4258",
    ]);
  });

  it.each(["", "ki", " k "])("has none for %j and does not ask", async (typed) => {
    const { book, server } = await bookOver(kartverket({ addresses: [KIRKEGATA] }));
    expect(await book.suggest(typed)).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  it("offers towns after what was typed where Kartverket is out of reach", async () => {
    const { book } = await bookOver((_, response) => response.writeHead(500).end());
    expect((await book.suggest("Kirkegata 4, 8003 bo"))[0]).toEqual({
      displayName: "Kirkegata 4, 8003 Bodø",
      postcode: "8003",
      city: "Bodø",
      position: BODO_CENTRE,
    });
    expect((await book.suggest("trom"))[0]).toMatchObject({ displayName: "Tromsø", postcode: null, city: "Tromsø" });
  });

  it("survives text that is no text", async () => {
    const { book } = await bookOver(kartverket({}));
    expect(await book.suggest("\ud800abc\u0000".repeat(100))).toEqual([]);
  });
});
