import { expect, it } from "vitest";
import { isBare, searchHref } from "~/components/search/search-params";
import { SEARCH_PARAMETERS } from "~/domain/search/limits";
import { eventSearchParameters } from "~/schemas/search/events";

it("links of a search are made from what the front page reads, and from nothing else of an address", () => {
  const address = new URLSearchParams(
    "fbclid=IwAR&when=week&type=youth&melding=takk&type=prayer&Type=x&show=96&after=7&utm_source=post",
  );
  expect(searchHref(address, {})).toBe("/?type=youth&type=prayer&when=week");
  expect(searchHref(address, { when: null, show: "48" })).toBe("/?type=youth&type=prayer&show=48");
  expect(searchHref(new URLSearchParams("fbclid=IwAR"), {})).toBe("/");
});

it("the parameters of links are those of the schema, and how much of the results is shown", () => {
  expect(Object.keys(eventSearchParameters.shape).sort()).toEqual([...SEARCH_PARAMETERS, "show", "after"].sort());
});

it("how a search is shown is no choice of what is searched", () => {
  for (const face of ["", "view=map", "view=month&month=2026-12", "view=month&day=2026-12-24"])
    expect(isBare(new URLSearchParams(face)), face).toBe(true);
  const faces = ["view", "month", "day"];
  for (const name of SEARCH_PARAMETERS.filter((one) => !faces.includes(one)))
    expect(isBare(new URLSearchParams(`view=map&${name}=x`)), name).toBe(false);
});
