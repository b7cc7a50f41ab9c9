import { expect, test } from "vitest";
import { flashMessages } from "#messages/flash";
import { redirectAfter, redirectTo } from "~/http/requests";

const led = ({ status, headers }: Response) => [status, headers.get("Location"), headers.get("Set-Cookie")];

test("a page is led to with what has just happened, to how many and to which", () => {
  expect(led(redirectAfter("/organizer/bykirken/team", "invited"))).toEqual([
    303,
    "/organizer/bykirken/team?melding=invited",
    null,
  ]);
  const search = new URLSearchParams("q=kor&melding=leftTeam");
  const options = { count: 2, subject: "id", failure: "f-1", search, headers: { "Set-Cookie": "a=b" } };
  expect(led(redirectAfter("/", "eventFailed", options))).toEqual([
    303,
    "/?q=kor&melding=eventFailed&antall=2&gjelder=id&feil=f-1",
    "a=b",
  ]);
  expect(led(redirectTo("/favorites"))).toEqual([303, "/favorites", null]);
});

test("a key that the page has no text for is a type error", () => {
  // @ts-expect-error -- the team's texts do not have it.
  redirectAfter("/organizer/bykirken/team", "leftTeam");
  // @ts-expect-error -- nor is there such a page.
  redirectAfter("/nowhere", "invited");
  expect(redirectAfter("/", "leftTeam").status).toBe(303);
});

test("the keys by which a browser leads itself away from what could not be shown have their texts", () => {
  expect(Object.keys(flashMessages)).toEqual(expect.arrayContaining(["eventFailed", "organizerFailed"]));
});
