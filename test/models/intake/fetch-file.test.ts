import { describe, expect, test } from "vitest";
import { anAccount } from "#test/support/accounts";
import { body } from "#test/support/calendar-work";
import { reviewDeps } from "#test/support/reviewing";
import { anOrganizer } from "#test/support/rows";
import type { FeedAnswer } from "~/gateways/feeds/feed-fetcher";
import { bringIn } from "~/models/intake/bring-in";
import { fetchFile } from "~/models/intake/fetch-file";

const LINK = "https://menigheten.no/program.pdf";
const PDF = body("%PDF-1.7 et program");

async function fetched(written: string, answers: Record<string, FeedAnswer>) {
  const { id: userId } = await anAccount();
  const file = await fetchFile(written, { userId }, reviewDeps({ answers }));
  return file.ok ? new TextDecoder().decode(file.value) : file.problem.kind;
}

describe("a file behind a pasted link", () => {
  test("is said to be one, with its address, where words stand around the link", async () => {
    const { id: organizerId } = await anOrganizer();
    const { id: userId } = await anAccount();
    const brought = await bringIn(
      [{ pasted: `Her er programmet vårt: ${LINK}` }],
      { organizerId, userId },
      reviewDeps({ answers: { [LINK]: PDF } }),
    );
    expect(brought).toMatchObject({ ok: false, problem: { kind: "nothingRead", why: "pdf", file: LINK } });
  });

  test("is handed out as it is", async () => {
    expect(await fetched(LINK, { [LINK]: PDF })).toBe("%PDF-1.7 et program");
    expect(await fetched(LINK, { [LINK]: body("PK\u0003\u0004 et program") })).toBe("PK\u0003\u0004 et program");
  });

  test("is all that is handed out: no page, no text, and nothing of what cannot be fetched", async () => {
    for (const other of ["<!doctype html><p>Logg inn</p>", "Søndag 13. juni kl. 11", "", "BEGIN:VCALENDAR"])
      expect(await fetched(LINK, { [LINK]: body(other) })).toBe("noFile");
    expect(await fetched(LINK, { [LINK]: { kind: "failed", problem: "private_address", detail: "" } })).toBe("noFile");
    expect(await fetched("Søndag 13. juni kl. 11", {})).toBe("noFile");
  });

  test("counts as an attempt", async () => {
    const { id: userId } = await anAccount();
    const deps = reviewDeps({ answers: { [LINK]: PDF } });
    const kinds: string[] = [];
    for (let attempt = 0; attempt <= 60; attempt++) {
      const file = await fetchFile(LINK, { userId }, deps);
      kinds.push(file.ok ? "file" : file.problem.kind);
    }
    expect(kinds.filter((kind) => kind === "file")).toHaveLength(60);
    expect(kinds.at(-1)).toBe("tooMany");
  });
});
