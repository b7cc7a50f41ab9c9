import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fromNow, NOW } from "#test/support/clock";
import { type LocalServer, startLocalServer } from "#test/support/local-server";
import { manualTimeout } from "#test/support/manual-timeout";
import { memoryCache } from "#test/support/memory-cache";
import { registerAnswer, UNIT } from "#test/support/register-units";
import { openRegister } from "~/gateways/register/register";

let server: LocalServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

type Answer = (url: URL, response: ServerResponse) => void;

const asDocumented: Answer = ({ pathname, searchParams }, response) => {
  const { status, body } = registerAnswer(pathname.replace("/api", ""), searchParams);
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
};

async function registerOver(answer: Answer = asDocumented) {
  server = await startLocalServer(answer);
  const settings = { REGISTER_API_URL: `${server.origin}/api`, APP_URL: "https://samling.test" };
  const edgeCache = memoryCache();
  const open = (now = NOW) => openRegister({ settings, edgeCache, now });
  return { register: open(), open, server };
}

describe("a unit by its number", () => {
  it("is asked for in the documented form, and we say who asks", async () => {
    const { register, server } = await registerOver();
    expect(await register.find(UNIT.active)).toEqual({
      kind: "unit",
      unit: {
        number: UNIT.active,
        name: "Bykirken på Røros",
        form: "Forening/lag/innretning",
        family: null,
        address: "Kjerkgata 39, 7374 Røros",
        city: "Røros",
        website: "https://www.bykirken.example/",
        email: null,
        language: "nb",
        standing: "active",
      },
    });
    expect(server.asked.map(({ pathname }) => pathname)).toEqual([`/api/enheter/${UNIT.active}`]);
    expect(server.requests[0]?.headers["user-agent"]).toBe("Samling (https://samling.test)");
  });

  it("says its language where that is nynorsk", async () => {
    const { register } = await registerOver();
    expect(await register.find(UNIT.nynorsk)).toMatchObject({
      unit: { name: "Fjellkyrkja Røros sokn", language: "nn" },
    });
  });

  it("keeps the home of a person to itself: of an address in care of somebody only the town is taken", async () => {
    const { register } = await registerOver();
    expect(await register.find(UNIT.atHome)).toMatchObject({ unit: { address: null, city: "Røros" } });
  });

  it.each(["v/ Kari Nordmann", "Kjerkgata 12 c/o Nordmann", "Postboks 12", "PB 12", "Att: Kari Nordmann"])(
    "so it does with «%s»",
    async (line) => {
      const { body } = registerAnswer(`/enheter/${UNIT.atHome}`, new URLSearchParams());
      const address = { landkode: "NO", postnummer: "7374", poststed: "RØROS", adresse: [line] };
      const { register } = await registerOver((_, response) =>
        response.end(JSON.stringify({ ...(body as object), forretningsadresse: address })),
      );
      expect(await register.find(UNIT.atHome)).toMatchObject({ unit: { address: null, city: "Røros" } });
    },
  );

  it.each([
    ["bankrupt", UNIT.bankrupt, "bankrupt"],
    ["being wound up", UNIT.windingUp, "winding_up"],
    ["being wound up by a court", UNIT.forced, "forced_winding_up"],
    ["deleted", UNIT.deleted, "deleted"],
    ["a part of another unit", UNIT.subunit, "subunit"],
  ])("is %s", async (_, number, standing) => {
    const { register } = await registerOver();
    expect(await register.find(number)).toMatchObject({ kind: "unit", unit: { number, standing } });
  });

  it("is unknown (404) or removed (410)", async () => {
    const { register } = await registerOver();
    expect(await register.find(UNIT.unknown)).toEqual({ kind: "unknown" });
    expect(await register.find(UNIT.removed)).toEqual({ kind: "removed" });
  });

  it("is asked for once a day by all of us", async () => {
    const { open, server } = await registerOver();
    await open().find(UNIT.active);
    expect(await open().find(UNIT.active)).toMatchObject({ unit: { name: "Bykirken på Røros" } });
    expect(server.asked).toHaveLength(1);
  });

  const failures: [what: string, answer: Answer][] = [
    ["500", (_, response) => response.writeHead(500).end("Internal Server Error")],
    ["403", (_, response) => response.writeHead(403).end()],
    ["garbage", (_, response) => response.end("<html>not JSON")],
    ["JSON of another form", (_, response) => response.end(JSON.stringify({ organisasjonsnummer: 4 }))],
    [
      "more than they ever send",
      (url, response) => response.write(" ".repeat(2_000_001)) && asDocumented(url, response),
    ],
    ["a broken connection", (_, response) => void response.destroy()],
  ];

  it.each(failures)("cannot be had for %s, and that is not remembered", async (_, answer) => {
    let isDown = true;
    const { register } = await registerOver((url, response) => (isDown ? answer : asDocumented)(url, response));
    expect(await register.find(UNIT.active)).toBeNull();
    isDown = false;
    expect(await register.find(UNIT.active)).toMatchObject({ kind: "unit" });
  });

  it("is waited three seconds for and no longer", async () => {
    const runOut = manualTimeout();
    const { register } = await registerOver(() => runOut(3_000));
    expect(await register.find(UNIT.active)).toBeNull();
  });

  it("is not asked for within a minute after three failures", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const { open, server } = await registerOver((_, response) => response.writeHead(503).end());
    for (let n = 0; n < 5; n++) await open().find(UNIT.active);
    expect(server.asked).toHaveLength(3);
    await open(fromNow({ minutes: 2 })).find(UNIT.active);
    expect(server.asked).toHaveLength(4);
    said.mockRestore();
  });
});

describe("units by name", () => {
  it("are asked for in the documented form, ten at a time", async () => {
    const { register, server } = await registerOver();
    const found = await register.search("bykirken", 0);
    expect(found?.total).toBe(4);
    expect(found?.units.map(({ name, standing }) => [name, standing])).toEqual([
      ["Bykirken på Røros", "active"],
      ["Bykirken Forlag AS", "bankrupt"],
      ["Gamle Bykirken", "winding_up"],
      ["Bykirken Bygg AS", "forced_winding_up"],
    ]);
    expect(server.asked.map(({ pathname, search }) => pathname + search)).toEqual([
      "/api/enheter?navn=bykirken&size=10&page=0",
    ]);
  });

  it("may be none", async () => {
    const { register } = await registerOver();
    expect(await register.search("finnes ikke", 0)).toEqual({ units: [], total: 0 });
  });

  it("are kept for a day, a page for itself", async () => {
    const { open, server } = await registerOver();
    for (const page of [0, 0, 1]) await open().search("Bykirken", page);
    await open().search("BYKIRKEN", 0);
    expect(server.asked).toHaveLength(2);
  });

  it("cannot be had while the register is down", async () => {
    const { register } = await registerOver((_, response) => response.writeHead(503).end());
    expect(await register.search("bykirken", 0)).toBeNull();
  });
});
