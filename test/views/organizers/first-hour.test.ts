import { describe, expect, it } from "vitest";
import { viewFirstHour } from "~/views/organizers/first-hour";

const NOTHING = { profile: 0, picture: 0, events: 0, team: 0, website: 0, is_put_away: 0 };
const ALL = { profile: 1, picture: 1, events: 1, team: 1, website: 1, is_put_away: 0 };
const owner = { id: "bykirken", role: "owner" } as const;

describe("the checklist of the first hour", () => {
  it("leads from each line to where it is done", () => {
    expect(viewFirstHour(NOTHING, owner, "nb")!.steps.map(({ to }) => to)).toEqual([
      "/dashboard/settings",
      "/dashboard/settings#field-cover_image_url",
      "/dashboard/intake",
      "/organizer/bykirken/team",
      "/dashboard/website",
    ]);
  });

  it("counts what is done of what the viewer may do", () => {
    expect(viewFirstHour({ ...NOTHING, profile: 1, events: 1 }, owner, "nb")!.done).toBe("2 av 5 er gjort");
    expect(viewFirstHour({ ...NOTHING, profile: 1, events: 1 }, { ...owner, role: "editor" }, "nn")!.done).toBe(
      "1 av 2 er gjort",
    );
    expect(viewFirstHour(ALL, owner, "en")!.done).toBe("All is done");
  });

  it("stands on the dashboard until all is done or it is put away", () => {
    const isShown = (row: typeof NOTHING) => viewFirstHour(row, owner, "nb")!.isShown;
    expect(isShown(NOTHING)).toBe(true);
    expect(isShown(ALL)).toBe(false);
    expect(isShown({ ...NOTHING, is_put_away: 1 })).toBe(false);
  });

  it("is nothing for those who only look", () => {
    expect(viewFirstHour(NOTHING, { ...owner, role: "viewer" }, "nb")).toBeNull();
  });
});
