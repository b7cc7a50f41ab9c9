// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { openAccount } from "~/components/favorites/account-favorites";
import { deviceLists } from "~/components/favorites/device-favorites";
import { type FavoriteRefusal, watchRefusals } from "~/components/favorites/refusals";
import {
  forgetAccount,
  rememberAccount,
  rememberedAccount,
  rememberSaved,
} from "~/components/favorites/remembered-account";
import { savedLists, setAccount } from "~/components/favorites/saved-lists";

interface Sent {
  add: { event_ids?: string[]; organizer_ids?: string[] };
  remove: { event_ids?: string[]; organizer_ids?: string[] };
}

/** The account on the server. */
const account = { event_ids: [] as string[], organizer_ids: [] as string[] };
const sent: Sent[] = [];
const keptAlive: unknown[] = [];
let isOut = false;

const open = (id = "anne") => openAccount(setAccount({ id, shown: null, queue: [] }));
const remember = (id: string) => rememberAccount({ id, isOrganizer: false, savesInAccount: true });
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  for (const list of Object.values(deviceLists)) list.change({ remove: list.read() });
  Object.assign(account, { event_ids: [], organizer_ids: [] });
  sent.length = 0;
  keptAlive.length = 0;
  isOut = false;
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async (_url: string, init?: { body: string; keepalive?: boolean }) => {
    if (isOut) return new Response(null, { status: 503 });
    if (init) {
      const changes = JSON.parse(init.body) as Sent;
      sent.push(changes);
      keptAlive.push(init.keepalive);
      for (const field of ["event_ids", "organizer_ids"] as const) {
        account[field] = [...new Set([...account[field], ...(changes.add[field] ?? [])])].filter(
          (id) => !changes.remove[field]?.includes(id),
        );
      }
    }
    return Response.json(account);
  });
});

describe("what was saved on the device, when somebody signs in", () => {
  it("moves into the account without doubles and leaves the device, and a note says so", async () => {
    account.event_ids = ["b"];
    deviceLists.event.change({ add: ["a", "b"] });
    deviceLists.organizer.change({ add: ["church"] });
    const lists = await open();
    expect([lists?.event.read(), lists?.organizer.read()]).toEqual([["b", "a"], ["church"]]);
    expect([deviceLists.event.read(), deviceLists.organizer.read()]).toEqual([[], []]);
    expect(console.info).toHaveBeenCalledWith("Migrated 2 favorites to your account");
  });

  it("asks only what the account keeps where the device has nothing", async () => {
    account.event_ids = ["a"];
    expect((await open())?.event.read()).toEqual(["a"]);
    expect(sent).toEqual([]);
  });

  it("stays on the device when the account cannot be reached", async () => {
    deviceLists.event.change({ add: ["a"] });
    isOut = true;
    expect(await open()).toBeNull();
    expect(deviceLists.event.read()).toEqual(["a"]);
    expect(console.error).toHaveBeenCalledWith("Error migrating favorites", expect.anything());
  });

  it("takes along what is saved while the account is on its way", async () => {
    deviceLists.event.change({ add: ["a"] });
    const opening = open();
    deviceLists.organizer.change({ add: ["church"] });
    deviceLists.event.change({ add: ["late"] });
    const lists = await opening;
    expect([lists?.event.read(), lists?.organizer.read(), deviceLists.event.read()]).toEqual([
      ["a", "late"],
      ["church"],
      [],
    ]);
    await settled();
    expect(account).toEqual({ event_ids: ["a", "late"], organizer_ids: ["church"] });
  });

  it("goes through where the page is left at once", async () => {
    deviceLists.event.change({ add: ["a"] });
    await open();
    expect(keptAlive).toEqual([true]);
  });

  it("goes in portions", async () => {
    deviceLists.event.change({ add: Array.from({ length: 501 }, (_, n) => `e${n}`) });
    expect((await open())?.event.read()).toHaveLength(501);
    expect(sent).toHaveLength(2);
  });
});

describe("the account's list", () => {
  it("shows a change at once, tells its listeners, and keeps it", async () => {
    const { event } = (await open())!;
    const listener = vi.fn();
    const stop = event.subscribe(listener);
    event.change({ add: ["a", "b"] });
    event.change({ remove: ["a"] });
    expect(event.read()).toEqual(["b"]);
    expect(listener).toHaveBeenCalledTimes(2);
    await settled();
    expect(account.event_ids).toEqual(["b"]);
    stop();
  });

  it("shows what another tab of the account pressed at once, and not another account's", async () => {
    remember("anne");
    const { event } = (await open())!;
    const inOtherTab = (id: string, saved: string[]) => {
      const text = JSON.stringify({ ...rememberedAccount(), id, saved: { event: saved, organizer: [] } });
      localStorage.setItem("samling:account", text);
      window.dispatchEvent(new StorageEvent("storage", { key: "samling:account" }));
    };
    inOtherTab("anne", ["a", "b"]);
    expect(event.read()).toEqual(["a", "b"]);
    inOtherTab("bo", ["c"]);
    expect(event.read()).toEqual(["a", "b"]);
    expect(sent).toEqual([]);
  });

  it("takes back what the account did not take, and nothing else", async () => {
    account.event_ids = ["a"];
    const { event } = (await open())!;
    isOut = true;
    event.change({ add: ["a", "b"] });
    event.change({ remove: ["a"] });
    await settled();
    expect(event.read()).toEqual(["a"]);
  });

  it("says in the log and to whoever took something out that it could not be taken out", async () => {
    account.event_ids = ["a"];
    const { event } = (await open())!;
    const onRefused = vi.fn();
    event.change({ add: ["b"], onRefused });
    await settled();
    expect(onRefused).not.toHaveBeenCalled();
    isOut = true;
    event.change({ remove: ["a"], onRefused });
    await settled();
    expect(onRefused).toHaveBeenCalledOnce();
    expect(event.read()).toContain("a");
    expect(console.error).toHaveBeenCalledWith("Error removing favorite", expect.anything());
  });

  it("says in the log when it cannot be loaded", async () => {
    isOut = true;
    expect(await open()).toBeNull();
    expect(console.error).toHaveBeenCalledWith("Error loading favorites", expect.anything());
  });

  it("looks again when the page is seen again, and is the same array where nothing has changed", async () => {
    account.event_ids = ["a"];
    const { event } = (await open())!;
    const stop = event.subscribe(() => undefined);
    const before = event.read();
    document.dispatchEvent(new Event("visibilitychange"));
    await settled();
    expect(event.read()).toBe(before);
    account.event_ids = ["a", "from-the-phone"];
    document.dispatchEvent(new Event("visibilitychange"));
    await settled();
    expect(event.read()).toEqual(["a", "from-the-phone"]);
    stop();
  });
});

describe("without a network", () => {
  const cut = () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const refuse = (status: number) => vi.stubGlobal("fetch", async () => new Response(null, { status }));

  /** Returns the account's list, and the reasons that are told. */
  async function opened() {
    account.event_ids = ["a"];
    const told: FavoriteRefusal[] = [];
    onTestFinished(watchRefusals((why) => why && told.push(why)));
    return { event: (await open())!.event, told };
  }

  it("what is pressed goes back and says why, and nothing is sent later", async () => {
    const online = fetch;
    const { event, told } = await opened();
    cut();
    event.change({ add: ["b"] });
    event.change({ remove: ["a"] });
    await settled();
    expect([event.read(), told]).toEqual([["a"], ["offline", "offline"]]);
    vi.stubGlobal("fetch", online);
    await open();
    expect(sent).toEqual([]);
  });

  it("stays as it was where the browser knows that there is none", async () => {
    const { event, told } = await opened();
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    const listener = vi.fn();
    onTestFinished(event.subscribe(listener));
    event.change({ add: ["b"] });
    await settled();
    expect([event.read(), told, sent]).toEqual([["a"], ["offline"], []]);
    expect(listener).not.toHaveBeenCalled();
  });

  it("an ended session is told", async () => {
    const { event, told } = await opened();
    refuse(401);
    event.change({ add: ["b"] });
    await settled();
    expect([event.read(), told]).toEqual([["a"], ["signedOut"]]);
  });

  it("the lists are as they were last, and anew when there is a network again", async () => {
    const online = fetch;
    remember("anne");
    await opened();
    cut();
    const { event } = (await open())!;
    expect(event.read()).toEqual(["a"]);
    onTestFinished(event.subscribe(() => undefined));
    account.event_ids = ["a", "b"];
    vi.stubGlobal("fetch", online);
    window.dispatchEvent(new Event("online"));
    await settled();
    expect(event.read()).toEqual(["a", "b"]);
    forgetAccount();
    expect(localStorage.getItem("samling:account")).toBeNull();
  });
});

describe("answers in another order", () => {
  it("a look that began before a heart was pressed does not undo it", async () => {
    const lists = (await open())!;
    onTestFinished(lists.event.subscribe(() => undefined));
    const { fetch } = globalThis;
    let arrive = () => undefined as void;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
      const answer = await fetch(url, init);
      if (!init) await late;
      return answer;
    });
    document.dispatchEvent(new Event("visibilitychange"));
    await settled();
    lists.event.change({ add: ["b"] });
    await settled();
    arrive();
    await settled();
    expect(lists.event.read()).toEqual(["b"]);
  });

  it("what is saved while the lists are asked for is shown, and moves into the account", async () => {
    const opening = open();
    deviceLists.event.change({ add: ["late"] });
    savedLists.organizer.change({ add: ["church"] });
    const lists = (await opening)!;
    expect([lists.event.read(), lists.organizer.read()]).toEqual([["late"], ["church"]]);
    expect([deviceLists.event.read(), deviceLists.organizer.read()]).toEqual([[], []]);
    expect(account).toEqual({ event_ids: ["late"], organizer_ids: ["church"] });
  });

  it("pressed on and off, and both refused, it is as the account has it", async () => {
    const lists = (await open())!;
    isOut = true;
    lists.event.change({ add: ["b"] });
    lists.event.change({ remove: ["b"] });
    await settled();
    expect(lists.event.read()).toEqual([]);
  });
});

describe("after signing out", () => {
  it("what waits is not sent: it would be somebody else's", async () => {
    const { event } = (await open())!;
    event.change({ add: ["a"] });
    event.change({ add: ["b"] });
    setAccount(null);
    await settled();
    expect(account.event_ids).toEqual(["a"]);
  });

  it("what the device has stays there, also where the account was just asked", async () => {
    const opening = open();
    setAccount(null);
    savedLists.event.change({ add: ["mine"] });
    await opening;
    expect([deviceLists.event.read(), sent]).toEqual([["mine"], []]);
  });

  it("nothing is told of an account that could not be opened", async () => {
    isOut = true;
    const onRefused = vi.fn();
    const opening = open();
    savedLists.event.change({ remove: ["a"], onRefused });
    setAccount(null);
    await opening;
    expect(onRefused).not.toHaveBeenCalled();
  });

  it("the lists of one account are not remembered as another's, nor opened as its own", async () => {
    account.event_ids = ["a"];
    remember("anne");
    await open();
    remember("berit");
    rememberSaved();
    expect(rememberedAccount()).toEqual({ id: "berit", isOrganizer: false, savesInAccount: true });
    remember("anne");
    rememberSaved();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await open("berit")).toBeNull();
    forgetAccount();
  });
});
