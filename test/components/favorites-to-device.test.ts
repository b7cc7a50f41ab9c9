import { expect, test, vi } from "vitest";
import { deviceLists } from "~/components/favorites/device-favorites";
import { clientAction } from "~/routes/settings/privacy";

test("favourites are on the device though the answer is lost, and a second press gets none", async () => {
  let stored = { event_ids: ["konsert"], organizer_ids: ["menighet"] };
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json(stored)),
  );
  const press = (isLost: boolean) => {
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
  };
  expect(await press(true)).toMatchObject({ status: 503 });
  await press(false);
  expect([deviceLists.event.read(), deviceLists.organizer.read()]).toEqual([["konsert"], ["menighet"]]);
});
