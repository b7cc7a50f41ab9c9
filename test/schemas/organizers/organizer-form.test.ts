import { describe, expect, it } from "vitest";
import { PROFILE_TEXTS } from "~/domain/organizers/profile";
import { eachField } from "~/domain/values";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import { type FormTexts, formTexts, parseForm } from "~/schemas/forms/parse";
import { organizerForm } from "~/schemas/organizers/profile";

const errorsOf = (given: FormTexts) => {
  const parsed = parseForm(organizerForm, { name: "Nøstebu bedehus", ...given });
  return parsed.ok ? {} : parsed.problem;
};

describe("the profile of an organisation", () => {
  it("needs a name and nothing else", () => {
    expect(parseForm(organizerForm, { name: " Nøstebu bedehus " })).toEqual({
      ok: true,
      value: {
        ...eachField(PROFILE_TEXTS, () => null),
        name: "Nøstebu bedehus",
        lat: null,
        lng: null,
      },
    });
  });

  it.each<[what: string, given: FormTexts, errors: Record<string, string>]>([
    ["no name", { name: " " }, { name: "nameRequired" }],
    ["a name as long as can be", { name: "x".repeat(MAX_LENGTH.name) }, {}],
    ["a name too long", { name: "x".repeat(MAX_LENGTH.name + 1) }, { name: `tooLong ${MAX_LENGTH.name}` }],
    [
      "a description too long",
      { description: "x".repeat(MAX_LENGTH.description + 1) },
      { description: `tooLong ${MAX_LENGTH.description}` },
    ],
    [
      "an address too long",
      { address: "x".repeat(MAX_LENGTH.address + 1) },
      { address: `tooLong ${MAX_LENGTH.address}` },
    ],
    ["a city too long", { city: "x".repeat(MAX_LENGTH.city + 1) }, { city: `tooLong ${MAX_LENGTH.city}` }],
    ["a website", { website: "bedehuset.example" }, {}],
    ["a website that is none", { website: "bedehuset" }, { website: "websiteInvalid" }],
    ["a Norwegian phone number", { phone: "22 33 44 55" }, {}],
    ["a foreign phone number", { phone: "+47 (22) 33-44.55" }, {}],
    ["a number of five digits", { phone: "02345" }, {}],
    ["a number of four", { phone: "0234" }, { phone: "phoneInvalid" }],
    ["a number of sixteen", { phone: "1".repeat(16) }, { phone: "phoneInvalid" }],
    ["a number in words", { phone: "ring kontoret" }, { phone: "phoneInvalid" }],
    ["a position", { lat: "59.91", lng: "10.75" }, {}],
    ["half a position", { lat: "59.91" }, { lat: "positionInvalid" }],
    ["two things at once", { name: "", phone: "x" }, { name: "nameRequired", phone: "phoneInvalid" }],
  ])("with %s", (_, given, errors) => {
    expect(errorsOf(given)).toEqual(errors);
  });
});

it("of a form the first text of each name counts, and no file", () => {
  const form = new FormData();
  form.append("name", "først");
  form.append("name", "så");
  form.append("logo", new File(["x"], "logo.png"));
  expect(formTexts(form)).toEqual({ name: "først" });
});
