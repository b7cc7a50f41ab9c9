import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ask } from "#test/support/account-requests";
import { atLength } from "#test/support/fuzz";
import { complaintAbout, malformedRequests } from "#test/support/malformed-requests";
import { anOrganizerWithRoles, headersOf, type Role } from "#test/support/roles";
import { SAFE_METHODS } from "~/http/methods";

// Outside services can't be reached here, which is logged.
const errors = vi.spyOn(console, "error").mockImplementation(() => {});

let organizerId = "";

beforeAll(async () => {
  organizerId = (await anOrganizerWithRoles()).id;
});

/** Ten thousand in all, at length. */
const EACH = atLength(40, 1700);
const SENDERS: Role[] = ["anonymous", "owner", "superadmin"];
const routes = env.TEST_ROUTES.filter((route) => route !== "/logout");

describe.each(SENDERS)("malformed requests of %s do no harm and learn nothing", (sender) => {
  test.each(["a", "b"])("lot %s", async (lot) => {
    errors.mockClear();
    const own = await headersOf(sender, organizerId);
    for (const { method, path, headers, body } of malformedRequests(routes, EACH, `${sender} ${lot}`)) {
      const Cookie = [headers["Cookie"], own["Cookie"]].filter(Boolean).join("; ");
      // A GET with a body needs a real connection: test/e2e/at-length/bodies.test.ts.
      const response = await ask(
        path,
        { method, body: SAFE_METHODS.has(method) ? null : body },
        { headers, cookie: Cookie },
      );
      expect([method, path, complaintAbout(response.status, await response.text())]).toEqual([method, path, null]);
    }
    const events = errors.mock.calls
      .map(([line]) => String(line))
      .filter((line) => !line.includes("service_unreachable"));
    expect(events).toEqual([]);
  });
});

describe.each(["HEAD", "OPTIONS"])("%s for a page's data is no foreign form", (method) => {
  test.each(["https://elsewhere.example", "null", "nonsense", "http://", "https://elsewhere.example:99999"])(
    "with the Origin %s",
    async (Origin) => {
      errors.mockClear();
      for (const path of [
        "/_root.data",
        "/organizations.data",
        "/event/unknown.data",
        "/settings.data",
        "/dashboard.data",
        "/api/events.data",
      ]) {
        expect([path, (await ask(path, { method }, { headers: { Origin } })).status]).toEqual([
          path,
          (await ask(path, { method })).status,
        ]);
        expect((await ask(path, { method }, { headers: { Origin } })).status).toBeLessThan(500);
      }
      expect(errors).not.toHaveBeenCalled();
    },
  );
});
