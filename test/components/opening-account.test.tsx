// @vitest-environment happy-dom
import { act, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { leavePage, render } from "#test/support/render";
import { deviceLists } from "~/components/favorites/device-favorites";
import { savedLists, setAccount } from "~/components/favorites/saved-lists";
import { useFavoritesStorage } from "~/components/favorites/use-favorites";

/** The account on the server, which does not respond before `arrive` is called. */
let account: { event_ids: string[]; organizer_ids: string[] };
let arrive: () => void;
let waiting: Promise<void>;
let isOut: boolean;

const holdBack = (): void => void (waiting = new Promise((resolve) => (arrive = resolve)));

beforeEach(() => {
  setAccount(null);
  for (const list of Object.values(deviceLists)) list.change({ remove: list.read() });
  account = { event_ids: ["a"], organizer_ids: ["church"] };
  isOut = false;
  holdBack();
  for (const method of ["info", "error"] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async (_url: string, init?: { body: string }) => {
    await waiting;
    if (isOut) return new Response(null, { status: 503 });
    const { add, remove } = JSON.parse(init?.body ?? '{"add":{},"remove":{}}') as Record<
      string,
      Partial<typeof account>
    >;
    for (const field of ["event_ids", "organizer_ids"] as const)
      account[field] = [...new Set([...account[field], ...(add![field] ?? [])])].filter(
        (id) => !remove![field]?.includes(id),
      );
    return Response.json(account);
  });
});

let signIn: (id: string) => void;

function Account() {
  const [id, setId] = useState("anne");
  signIn = setId;
  useFavoritesStorage(id);
  return null;
}

/** Lets the server respond, and waits until the check passes. */
async function afterArrival(check: () => void) {
  arrive();
  await act(() => vi.waitFor(check));
}

describe("while the account's lists are loading", () => {
  it("what is removed is removed from the account, once they are there", async () => {
    render(<Account />);
    act(() => savedLists.organizer.change({ remove: ["church"] }));
    await afterArrival(() => expect(account).toEqual({ event_ids: ["a"], organizer_ids: [] }));
    expect(savedLists.organizer.read()).toEqual([]);
  });

  it("what is saved moves there, and what was removed and saved again stays", async () => {
    render(<Account />);
    act(() => savedLists.event.change({ remove: ["a"] }));
    act(() => savedLists.event.change({ add: ["a", "b"] }));
    await afterArrival(() => expect(account).toEqual({ event_ids: ["a", "b"], organizer_ids: ["church"] }));
  });

  it("a removal is told as refused where they never arrive", async () => {
    isOut = true;
    const refused = vi.fn();
    render(<Account />);
    act(() => savedLists.event.change({ remove: ["a"], onRefused: refused }));
    await afterArrival(() => expect(refused).toHaveBeenCalledOnce());
    expect(account.event_ids).toEqual(["a"]);
  });

  it("another account has its own lists, also where nobody signed out between", async () => {
    render(<Account />);
    await afterArrival(() => expect(savedLists.event.read()).toEqual(["a"]));
    account = { event_ids: ["of-berit"], organizer_ids: [] };
    act(() => signIn("berit"));
    await afterArrival(() => expect(savedLists.event.read()).toEqual(["of-berit"]));
  });

  it("hearts that wait are sent, also where a page of another layout came between", async () => {
    render(<Account />);
    await afterArrival(() => expect(savedLists.event.read()).toEqual(["a"]));
    holdBack();
    act(() => savedLists.event.change({ add: ["b"] }));
    act(() => savedLists.event.change({ add: ["c"] }));
    await leavePage();
    render(<Account />);
    await afterArrival(() => expect(account.event_ids).toEqual(["a", "b", "c"]));
    expect(savedLists.event.read()).toEqual(["a", "b", "c"]);
  });
});
