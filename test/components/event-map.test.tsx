// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EventMap, type EventMapProps } from "~/components/map/event-map";
import type { LeafletMapProps } from "~/components/map/leaflet-map.client";

vi.mock("~/components/map/leaflet-map.client", () => ({
  LeafletMap: ({ position }: LeafletMapProps) => <p>{`map at ${position.lat} ${position.lng}`}</p>,
}));

const given: EventMapProps = {
  title: "Adventskonsert",
  address: "Kirkegata 4, 8003 Bodø",
  position: null,
  attribution: { text: "© Kartverket", href: "https://www.kartverket.no/" },
};
const POSITION = { lat: 67.2831, lng: 14.3802 };

let root: Root;
let comeNear: () => void;
let answer: (body: unknown, status?: number) => void;
const fetched = vi.fn(
  (_url: string, _init?: RequestInit) =>
    new Promise<Response>((resolve) => {
      answer = (body, status = 200) => resolve(Response.json(body, { status }));
    }),
);

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", fetched.mockClear());
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private readonly listener: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => void (comeNear = () => this.listener([{ isIntersecting: true }]));
      disconnect = () => {};
    },
  );
  root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(props: Partial<EventMapProps>) {
  await act(async () => root.render(<EventMap {...given} {...props} />));
}

const settle = () => act(() => vi.dynamicImportSettled());
const nearIt = async () => {
  await act(async () => comeNear());
  await settle();
};
const shown = () => document.body.textContent;

describe("the map", () => {
  it("is the address and links to a map on the server, and without scripts for good", () => {
    const html = renderToString(<EventMap {...given} position={POSITION} />);
    expect(html).toContain("Lokasjon");
    expect(html).toContain("Kirkegata 4, 8003 Bodø");
    expect(html).toContain("https://www.openstreetmap.org/?mlat=67.2831&amp;mlon=14.3802#map=16/67.2831/14.3802");
    expect(html).not.toContain("Laster kart");
    expect(html).not.toContain("ikke tilgjengelig");
  });

  it("comes when it is near the screen, and not before", async () => {
    await show({ position: POSITION });
    await settle();
    expect(shown()).not.toContain("map at");
    await nearIt();
    expect(shown()).toContain("map at 67.2831 14.3802");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is at the built-in table's position for a known address, without asking", async () => {
    await show({ address: "Lillehavn kirke, kirkegata 4, 8003 BODØ" });
    await nearIt();
    expect(shown()).toContain("map at 67.2827 14.3751");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is where the server finds the address, which is asked for only near the screen", async () => {
    await show({});
    expect(fetched).not.toHaveBeenCalled();
    await nearIt();
    expect(fetched).toHaveBeenCalledWith(
      "/api/geocode-address",
      expect.objectContaining({ method: "POST", body: '{"address":"Kirkegata 4, 8003 Bodø","exact":true}' }),
    );
    expect(shown()).toContain("Laster kart...");
    await act(async () => answer({ success: true, latitude: 67.28, longitude: 14.4 }));
    await settle();
    expect(shown()).toContain("map at 67.28 14.4");
    expect(shown()).not.toContain("Laster kart...");
  });

  const unavailable: [what: string, body: unknown, status: number][] = [
    ["nobody knows the address", { success: false, latitude: null, longitude: null }, 200],
    ["the server fails", { error: "x" }, 500],
    ["the answer makes no sense", { success: true, latitude: "67" }, 200],
  ];

  it.each(unavailable)("gives way to the box where %s", async (_, body, status) => {
    await show({});
    await nearIt();
    await act(async () => answer(body, status));
    for (const text of [
      "Lokasjon",
      "Adventskonsert",
      "Kirkegata 4, 8003 Bodø",
      "Kart er ikke tilgjengelig for denne lokasjonen",
    ]) {
      expect(shown()).toContain(text);
    }
  });

  it("is never there without position and address, and nothing is asked", async () => {
    await show({ address: null });
    expect(shown()).toContain("Kart er ikke tilgjengelig for denne lokasjonen");
    expect(document.querySelectorAll("a")).toHaveLength(0);
    await nearIt();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ["Android", "Mozilla/5.0 (Linux; Android 14; Pixel 8)", "geo:67.2831,14.3802?q=67.2831,14.3802(Adventskonsert)"],
    [
      "an iPhone",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)",
      "https://maps.apple.com/?daddr=67.2831%2C14.3802",
    ],
  ])("the way there opens the map of %s; without scripts the public one", async (_, userAgent, href) => {
    expect(renderToString(<EventMap {...given} position={POSITION} />)).toContain(
      'href="https://www.openstreetmap.org/directions?to=67.2831%2C14.3802"',
    );
    vi.stubGlobal("navigator", { userAgent });
    await show({ position: POSITION });
    const directions = [...document.querySelectorAll("a")].find(
      ({ textContent }) => textContent === "Få veibeskrivelse",
    );
    expect(directions?.getAttribute("href")).toBe(href);
  });

  it("asks anew when it is shown for another address", async () => {
    await show({});
    await nearIt();
    await act(async () => answer({ success: true, latitude: 1, longitude: 2 }));
    await settle();
    await show({ address: "Storgata 1, 0155 Oslo" });
    expect(shown()).not.toContain("map at 1 2");
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
