import { beforeEach, expect, test, vi } from "vitest";
import { deviceLists } from "~/components/favorites/device-favorites";
import { clientAction } from "~/routes/settings/privacy";

let stored = { event_ids: ["konsert"], organizer_ids: ["menighet"] };
let isOut = false;
beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async () => (isOut ? new Response(null, { status: 503 }) : Response.json(stored)));
});

function press({ isLost }: { isLost: boolean }) {
  const request = new Request("https://samling.test/settings/privacy", {
    method: "POST",
    body: new URLSearchParams({ favorites_on_device_only: "true" }),
  });
  const serverAction = async () => {
    const saved = stored;
    stored = { event_ids: [], organizer_ids: [] };
    if (isLost) throw new TypeError("Failed to fetch");
    return { saved };
  };
  return Promise.resolve(clientAction({ request, serverAction, params: {}, context: undefined } as never)).catch(
    (thrown: unknown) => thrown,
  );
}

test("what the account has can't be had: nothing is asked of it", async () => {
  isOut = true;
  expect(await press({ isLost: false })).toMatchObject({ status: 503 });
  isOut = false;
  expect(stored.event_ids).toEqual(["konsert"]);
});

test("favourites are on the device though the answer is lost, and a second press gets none", async () => {
  expect(await press({ isLost: true })).toMatchObject({ status: 503 });
  await press({ isLost: false });
  expect([deviceLists.event.read(), deviceLists.organizer.read()]).toEqual([["konsert"], ["menighet"]]);
});
