import { describe, expect, test } from "vitest";
import { canActEverywhere, canActFor, type Viewer } from "~/domain/accounts/access";
import { barTo, objectabilityOf } from "~/domain/moderation/rules";
import { isUnseen } from "~/domain/organizers/standing";
import { cityOfAddress } from "~/domain/places/addresses";

const viewer = (given: Partial<Viewer> = {}): Viewer => ({
  userId: "me",
  email: "me@x.test",
  isVerified: true,
  sessionId: "s",
  savesInAccount: true,
  isSuperadmin: false,
  isModerator: false,
  memberships: [],
  ...given,
});
const member = (role: "viewer" | "owner" | "superadmin") => [
  { id: "o", name: "O", city: null, logo_url: null, language: null, role },
];

test.each([
  [viewer(), false, false],
  [viewer({ isModerator: true }), true, true],
  [viewer({ isSuperadmin: true }), true, true],
  [viewer({ memberships: member("viewer") }), false, true],
])("who moderates, and who sees what is hidden", (who, moderates, sees) => {
  expect([canActEverywhere(who, "moderate"), canActFor(who, "o", "see_hidden")]).toEqual([moderates, sees]);
});

describe("what keeps a moderator from deciding", () => {
  const open = { organizerId: "o", hasObjection: false, hiddenBy: null, hasOthers: true };
  test.each([
    ["nothing", viewer({ isModerator: true }), open, null],
    ["its being their own", viewer({ isModerator: true, memberships: member("owner") }), open, "own"],
    [
      "nothing, for a superadmin who works in its name",
      viewer({ isSuperadmin: true, memberships: member("superadmin") }),
      open,
      null,
    ],
    [
      "an objection to their own decision",
      viewer({ isModerator: true }),
      { ...open, hasObjection: true, hiddenBy: "me" },
      "sameModerator",
    ],
    [
      "nothing, where there is nobody else",
      viewer({ isModerator: true }),
      { ...open, hasObjection: true, hiddenBy: "me", hasOthers: false },
      null,
    ],
    [
      "nothing, where another decided",
      viewer({ isModerator: true }),
      { ...open, hasObjection: true, hiddenBy: "you" },
      null,
    ],
  ] as const)("%s", (_what, who, found, bar) => {
    expect(barTo(who, found)).toBe(bar);
  });
});

test.each([
  [{ is_hidden: 0, has_objection: 0, was_objected: 1 }, "visible"],
  [{ is_hidden: 1, has_objection: 0, was_objected: 0 }, "open"],
  [{ is_hidden: 1, has_objection: 1, was_objected: 1 }, "waiting"],
  [{ is_hidden: 1, has_objection: 0, was_objected: 1 }, "final"],
])("%o: %s", (hiding, state) => {
  expect(objectabilityOf(hiding)).toBe(state);
});

test.each([
  ["2026-06-04T10:00:01Z", null, true],
  ["2026-06-04T10:00:00Z", null, false],
  ["2026-06-05T09:00:00Z", "2026-06-05T09:30:00Z", false],
])("registered %s, looked at %s: unseen is %s on 5 June at 10", (created, reviewed, unseen) => {
  const now = new Date("2026-06-05T10:00:00Z");
  expect(isUnseen({ createdAt: new Date(created), reviewedAt: reviewed ? new Date(reviewed) : null }, now)).toBe(
    unseen,
  );
});

test.each([
  ["Storgata 1, 5003 Bergen", "Bergen"],
  ["Kjerkgata 39, 7374 Røros", "Røros"],
  ["5003 Mo i Rana", "Mo i Rana"],
  ["Storgata 1", null],
])("the town of %s is %s", (address, city) => {
  expect(cityOfAddress(address)).toBe(city);
});
