import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ask } from "#test/support/account-requests";
import { anOrganizerWithRoles, headersOf, type Role } from "#test/support/roles";
import { complaintAbout, malformedRequests } from "../../scripts/bench/malformed-requests";

// The outside world can't be reached here, and says so.
const errors = vi.spyOn(console, "error").mockImplementation(() => {});

let organizerId = "";

beforeAll(async () => {
  organizerId = (await anOrganizerWithRoles()).id;
});

const EACH = 40;
const SENDERS: Role[] = ["anonymous", "owner", "superadmin"];
const routes = env.TEST_ROUTES.filter((route) => route !== "/logout");

describe.each(SENDERS)("malformed requests of %s do no harm and learn nothing", (sender) => {
  test.each(["a", "b"])("lot %s", async (lot) => {
    errors.mockClear();
    const own = await headersOf(sender, organizerId);
    for (const { method, path, headers, body } of malformedRequests(routes, EACH, `${sender} ${lot}`)) {
      const Cookie = [headers["Cookie"], own["Cookie"]].filter(Boolean).join("; ");
      const response = await ask(path, { method, body }, { headers, cookie: Cookie });
      expect([method, path, complaintAbout(response.status, await response.text())]).toEqual([method, path, null]);
    }
    const events = errors.mock.calls.map(([line]) => String(line)).filter((line) => !line.includes("service_unreachable"));
    expect(events).toEqual([]);
  });
});
