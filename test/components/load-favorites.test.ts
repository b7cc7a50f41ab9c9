// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadFavorites } from "~/components/favorites/load-favorites";
import { savedLists } from "~/components/favorites/saved-lists";
import type { FavoritesView } from "~/views/favorites/favorites";

type Asked = { event_ids: string[]; organizer_ids: string[] };

/** A server that knows every event; the event "day-7" starts on the 7th. */
function answer({ event_ids, organizer_ids }: Asked): FavoritesView {
  const events = event_ids.map((id) => ({ id, dateTime: `2026-06-${id.slice(4).padStart(2, "0")}T10:00:00Z` }));
  return {
    events,
    past: [],
    followed: organizer_ids.map((id) => ({ id })),
    followedEvents: [],
    gone: [],
  } as unknown as FavoritesView;
}

const asked: Asked[] = [];
const forget = (kind: "event" | "organizer") => savedLists[kind].change({ remove: savedLists[kind].read() });

beforeEach(() => {
  asked.length = 0;
  forget("event");
  forget("organizer");
  vi.useRealTimers();
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as Asked);
    return Response.json(answer(JSON.parse(body) as Asked));
  });
});

describe("asking for the favourites", () => {
  it("asks nobody when nothing is saved", async () => {
    expect((await loadFavorites()).view).toEqual({
      weekEnds: "",
      events: [],
      past: [],
      followed: [],
      followedEvents: [],
      gone: [],
    });
    expect(asked).toEqual([]);
  });

  it("asks in portions, and puts the answers together in order of time", async () => {
    savedLists.event.change({ add: [...Array.from({ length: 500 }, (_, n) => `day-${10 + n}`), "day-9", "day-2"] });
    savedLists.organizer.change({ add: ["church"] });
    const { view } = await loadFavorites();
    expect(asked.map(({ event_ids, organizer_ids }) => [event_ids.length, organizer_ids.length])).toEqual([
      [500, 1],
      [2, 0],
    ]);
    expect(view.events.slice(0, 2).map(({ id }) => id)).toEqual(["day-2", "day-9"]);
  });

  it("has the answer at once for Back, as long as it is young and nothing has changed", async () => {
    vi.useFakeTimers({ now: 0 });
    savedLists.event.change({ add: ["day-1"] });
    const first = await loadFavorites();
    expect(loadFavorites()).toBe(first);
    savedLists.event.change({ add: ["day-2"] });
    expect((await loadFavorites()).eventIds).toEqual(["day-1", "day-2"]);
    document.cookie = "samling_preferences=dark.en.24h";
    await loadFavorites();
    vi.setSystemTime(6 * 60_000);
    await loadFavorites();
    expect(asked).toHaveLength(4);
  });

  it("fails where the server does, notes it, and asks again next time", async () => {
    const noted = vi.spyOn(console, "error").mockImplementation(() => undefined);
    savedLists.event.change({ add: ["day-3"] });
    vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
    await expect(loadFavorites()).rejects.toThrow("503");
    expect(noted).toHaveBeenCalledWith("Error loading favorites", expect.any(Error));
    noted.mockRestore();
  });
});
