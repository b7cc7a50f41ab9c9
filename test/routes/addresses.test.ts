import { describe, expect, it, vi } from "vitest";
import { visit } from "#test/support/visitor";

const send = (path: string, body: string, type = "application/json") =>
  visit(path, { method: "POST", headers: { "Content-Type": type }, body });

// Outside services can't be reached here, so results come from the embedded gazetteer.
vi.spyOn(console, "error").mockImplementation(() => {});

describe("POST /api/geocode-address", () => {
  it("finds the town of an address while Kartverket is out of reach", async () => {
    const response = await send("/api/geocode-address", JSON.stringify({ address: "Kirkegata 4, 8003 Bodø" }));
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual({ success: true, latitude: 67.28, longitude: 14.405 });
  });

  it("says so where nobody knows the address", async () => {
    const response = await send("/api/geocode-address", JSON.stringify({ address: "Ingensteds 1" }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: false, latitude: null, longitude: null });
  });
});

describe("POST /api/address-autocomplete", () => {
  const suggestionsFor = async (body: object) => {
    const response = await send("/api/address-autocomplete", JSON.stringify(body));
    expect(response.status).toBe(200);
    return (await response.json<{ suggestions: unknown[] }>()).suggestions;
  };

  it("suggests places in Norway", async () => {
    expect(await suggestionsFor({ query: "8003 b", country: "Norge" })).toEqual([
      { display_name: "8003 Bodø", postcode: "8003", city: "Bodø", latitude: 67.28, longitude: 14.405 },
    ]);
  });

  it("suggests nothing for fewer than three letters, or in another country", async () => {
    expect(await suggestionsFor({ query: "bo", country: "Norge" })).toEqual([]);
    expect(await suggestionsFor({ query: "bodø", country: "Sverige" })).toEqual([]);
  });
});

describe.each([
  ["/api/geocode-address", "address"],
  ["/api/address-autocomplete", "query"],
])("%s refuses", (path, field) => {
  const wrong: [what: string, body: string][] = [
    ["nothing", "{}"],
    ["a number", JSON.stringify({ [field]: 5 })],
    ["a list", JSON.stringify({ [field]: ["Bodø"] })],
    ["501 characters", JSON.stringify({ [field]: "a".repeat(501) })],
  ];

  it.each(wrong)("%s, and names the field", async (_, body) => {
    const response = await send(path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { field } });
  });

  it("what is no JSON", async () => {
    expect((await send(path, "{")).status).toBe(400);
    expect((await send(path, "null")).status).toBe(400);
  });

  it("a form", async () => {
    expect((await send(path, `${field}=Bod%C3%B8`, "application/x-www-form-urlencoded")).status).toBe(415);
  });

  it("more than 16 kB", async () => {
    expect((await send(path, JSON.stringify({ [field]: "a".repeat(16_384) }))).status).toBe(413);
  });

  it.each(["GET", "PUT", "PATCH", "DELETE"])("%s", async (method) => {
    const response = await visit(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
  });
});

describe("GET /api/places", () => {
  it("suggests towns by their people, and postcodes", async () => {
    const response = await visit("/api/places?q=tr");
    expect(response.headers.get("Cache-Control")).toBe("private, max-age=3600");
    const { places } = await response.json<{ places: object[] }>();
    expect(places.slice(0, 2)).toEqual([
      { name: "Trondheim", region: null, postcode: null, lat: 63.43, lng: 10.395 },
      { name: "Tromsø", region: null, postcode: null, lat: 69.649, lng: 18.955 },
    ]);
    expect(await (await visit("/api/places?q=7374")).json()).toEqual({
      places: [{ name: "7374 Røros", region: null, postcode: "7374", lat: 62.575, lng: 11.384 }],
    });
  });

  it.each(["", "?q=", "?q=%22%20OR%201", "?q=%F0%9F%8E%B5", "?q=%00"])(
    "answers an empty list for %j",
    async (search) => {
      const response = await visit(`/api/places${search}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ places: [] });
    },
  );

  it("refuses what is far too long, and other methods", async () => {
    expect((await visit(`/api/places?q=${"a".repeat(501)}`)).status).toBe(400);
    expect((await visit("/api/places", { method: "POST" })).status).toBe(405);
  });
});
