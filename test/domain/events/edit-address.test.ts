import { describe, expect, it } from "vitest";
import { type Role, ROLES, type Viewer } from "~/domain/accounts/access";
import { eventEditAddress, organizerEditAddress } from "~/domain/events/edit-address";

const event = { id: "e", organizer_id: "o", google_calendar_id: null, google_calendar_sync_id: null };

const viewer = (role: Role | null, others: string[] = []): Viewer => ({
  userId: "u",
  email: "u@menighet.test",
  isVerified: true,
  sessionId: "s",
  savesInAccount: false,
  isSuperadmin: role === "superadmin",
  isModerator: false,
  memberships: [...(role ? [["o", role] as const] : []), ...others.map((id) => [id, "owner"] as const)].map(
    ([id, of]) => ({ id, name: id, city: null, logo_url: null, language: null, role: of }),
  ),
});

describe("'Rediger' on an event's page", () => {
  it.each([
    [null, null],
    ["viewer", null],
    ...ROLES.slice(1).map((role) => [role, "/dashboard/event/e/edit"] as const),
  ] as const)("for %s: %s", (role, to) => {
    expect(eventEditAddress(viewer(role), event)?.to ?? null).toBe(to);
  });

  it("is not for anybody who has not signed in, nor for the owner of another organisation", () => {
    expect(eventEditAddress(null, event)).toBeNull();
    expect(eventEditAddress(viewer(null, ["other"]), event)).toBeNull();
  });

  it("is not on what was fetched from a calendar", () => {
    expect(eventEditAddress(viewer("owner"), { ...event, google_calendar_sync_id: "c" })).toBeNull();
    expect(eventEditAddress(viewer("owner"), { ...event, google_calendar_id: "g" })).toBeNull();
  });
});

describe("'Rediger' on an organizer's page", () => {
  it.each([
    [null, null],
    ["viewer", null],
    ["editor", null],
    ["admin", "/dashboard/settings"],
    ["owner", "/dashboard/settings"],
    ["superadmin", "/admin/organizers/o/edit"],
  ] as const)("for %s: %s", (role, to) => {
    expect(organizerEditAddress(viewer(role), "o")?.to ?? null).toBe(to);
  });

  it("switches to it first where somebody has several", () => {
    expect(organizerEditAddress(viewer("owner"), "o")!.chosen).toBeNull();
    expect(organizerEditAddress(viewer("owner", ["other"]), "o")!.chosen).toBe("o");
  });
});
