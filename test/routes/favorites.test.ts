import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { users } from "#db/schema";
import { fromNow } from "#test/support/clock";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { sendForm, visit } from "#test/support/visitor";

type Headers = Record<string, string>;
interface Saved {
  event_ids: string[];
  organizer_ids: string[];
}

const read = (headers: Headers) => visit("/api/favorites", { headers });
const change = (headers: Headers, body: unknown) =>
  visit("/api/favorites", {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
const saved = async (response: Response) => response.json<Saved>();
const send = (headers: Headers, fields: Record<string, string>) => sendForm("/favorites", fields, headers);

beforeAll(async () => {
  await anOrganizer({ id: "church", name: "Østre kirke" });
  await anEvent({ id: "evening", organizer_id: "church", title: "Salmekveld", start_time: fromNow({ days: 3 }) });
  await anEvent({ id: "soon", organizer_id: "church", title: "Morgenbønn", start_time: fromNow({ days: 1 }) });
  await anEvent({ id: "over", organizer_id: "church", start_time: fromNow({ days: -3 }) });
});

describe("/api/favorites", () => {
  test("keeps each once, in the order they were saved, and only what there is", async () => {
    const headers = await signedIn("en@person.test");
    expect(
      await saved(
        await change(headers, { add: { event_ids: ["over", "evening", "gone"], organizer_ids: ["church"] } }),
      ),
    ).toEqual({ event_ids: ["over", "evening"], organizer_ids: ["church"] });
    expect(await saved(await change(headers, { add: { event_ids: ["evening", "soon", "soon"] } }))).toEqual({
      event_ids: ["over", "evening", "soon"],
      organizer_ids: ["church"],
    });
    expect(
      await saved(await change(headers, { remove: { event_ids: ["over"], organizer_ids: ["church", "gone"] } })),
    ).toEqual({ event_ids: ["evening", "soon"], organizer_ids: [] });
    const answer = await read(headers);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await saved(answer)).toEqual({ event_ids: ["evening", "soon"], organizer_ids: [] });
  });

  test("shows nobody what another account keeps, and lets nobody change it", async () => {
    const [one, other] = [await signedIn("to@person.test"), await signedIn("tre@person.test")];
    await change(one, { add: { event_ids: ["evening"] } });
    expect(await saved(await read(other))).toEqual({ event_ids: [], organizer_ids: [] });
    await change(other, { remove: { event_ids: ["evening"] } });
    expect((await saved(await read(one))).event_ids).toEqual(["evening"]);
  });

  test("takes nothing of somebody who wants their favourites on the device only", async () => {
    const headers = await signedIn("enhet@person.test");
    await testDatabase()
      .update(users)
      .set({ favorites_on_device_only: true })
      .where(eq(users.email, "enhet@person.test"));
    expect((await change(headers, { add: { event_ids: ["evening"] } })).status).toBe(409);
    expect(await (await visit("/favorites", { headers })).text()).toContain("Favorittene dine lagres kun lokalt");
  });

  test.each<[string, unknown, number]>([
    ["ids that are none", { add: { event_ids: ["a b"] } }, 400],
    ["too many ids", { add: { event_ids: Array.from({ length: 501 }, (_, n) => `e${n}`) } }, 400],
    ["a list", [], 400],
  ])("refuses %s", async (_what, body, status) => {
    expect((await change(await signedIn("feil@person.test"), body)).status).toBe(status);
  });
});

describe("/favorites of somebody who is signed in", () => {
  test("shows what the account keeps and what comes where they follow, without any script", async () => {
    const headers = await signedIn("leser@person.test");
    await change(headers, { add: { event_ids: ["evening", "over"], organizer_ids: ["church"] } });
    const page = await (await visit("/favorites", { headers })).text();
    for (const text of [
      "Salmekveld",
      "søndag 7. juni kl.\u00a012:00",
      "Fra menigheter du følger",
      "Østre kirke",
      "Morgenbønn",
      "En favoritt er over",
      "Favorittene dine ligger i kontoen din",
    ]) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain("lagres kun lokalt");
  });

  test("its hearts are plain forms where there are no scripts", async () => {
    const headers = await signedIn("skjema@person.test");
    const fields = ["/event/evening", "/organizer/church"].map(
      async (path) =>
        /action="\/favorites"><input type="hidden" name="(\w+)"/.exec(
          await (await visit(path, { headers })).text(),
        )?.[1],
    );
    expect(await Promise.all(fields)).toEqual(["add_event", "add_organizer"]);
    expect((await send({}, { add_event: "evening" })).headers.get("Location")).toBe("/login?next=%2Ffavorites");
    expect((await send(headers, { add_event: "evening", add_organizer: "church" })).headers.get("Location")).toBe(
      "/favorites",
    );
    expect(await saved(await read(headers))).toEqual({ event_ids: ["evening"], organizer_ids: ["church"] });
    const page = await (await visit("/favorites", { headers })).text();
    for (const name of ["remove_event", "remove_organizer"]) expect(page).toContain(`name="${name}"`);
    await send(headers, { remove_event: "evening" });
    await send(headers, { remove_organizer: "church" });
    expect(await saved(await read(headers))).toEqual({ event_ids: [], organizer_ids: [] });
    expect((await send(headers, { remove_event: "a b" })).status).toBe(400);
  });
});

test("that an account has nothing is said only where no script can bring what the device has", async () => {
  const page = await (await visit("/favorites", { headers: await signedIn("tom@person.test") })).text();
  const body = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
  expect(body).toContain("Ingen favoritter ennå");
  expect(body.replace(/<noscript>[\s\S]*?<\/noscript>/g, "")).not.toContain("Ingen favoritter ennå");
});
