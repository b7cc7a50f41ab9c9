import { expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { churchFamilyOf } from "~/domain/organizers/church-family";
import { carriedUnit, nameToCarry, prefill, registerTexts, takeFromRegister } from "~/domain/organizers/prefill";
import { readRegisterQuery, type RegisterUnit } from "~/domain/organizers/register";

const CASES = caseFile("domain/organizers/prefill.tsv");

const aUnit = (given: Partial<RegisterUnit> = {}) =>
  registerTexts({
    number: "999000177",
    name: "Bykirken på Røros",
    form: "Forening/lag/innretning",
    family: null,
    address: "Kjerkgata 39, 7374 Røros",
    city: "Røros",
    website: "https://www.bykirken.example/",
    email: null,
    language: "nn",
    standing: "active",
    ...given,
  });

const ALL = {
  name: "Bykirken på Røros",
  website: "https://www.bykirken.example/",
  organization_number: "999 000 177",
  language: "nn",
  address: "Kjerkgata 39, 7374 Røros",
  city: "Røros",
};

test("an empty form gets all that the register says", () => {
  expect(prefill({}, aUnit(), null)).toEqual({ filled: ALL, kept: [] });
  expect(prefill({ name: "  " }, aUnit({ website: null, language: null }), null).filled).toEqual({
    name: ALL.name,
    organization_number: ALL.organization_number,
    address: ALL.address,
    city: ALL.city,
  });
});

test("what was typed stays, and where the register says something else that is named", () => {
  const change = prefill({ name: "Bykirken", website: "bykirken.no", language: "nb" }, aUnit(), null);
  expect(change.kept).toEqual(["name", "website", "language"]);
  expect(change.filled).toEqual({ organization_number: ALL.organization_number, address: ALL.address, city: ALL.city });
});

test("what means the same is nothing to ask about", () => {
  const typed = { name: "BYKIRKEN PÅ RØROS", website: "www.bykirken.example", organization_number: "NO 999000177 MVA" };
  expect(prefill(typed, aUnit(), null)).toMatchObject({ kept: [], filled: { city: "Røros" } });
  expect(Object.keys(prefill(typed, aUnit(), null).filled)).not.toContain("website");
});

test("a town is not put beside an address in another one", () => {
  expect(prefill({ address: "Storgata 1" }, aUnit(), null)).toMatchObject({ kept: ["address"] });
  expect(prefill({ address: "Storgata 1" }, aUnit(), null).filled.city).toBeUndefined();
  expect(prefill({ address: "Storgata 1" }, aUnit({ address: null }), null).filled.city).toBeUndefined();
  expect(takeFromRegister(aUnit(), "address")).toEqual({ address: ALL.address, city: ALL.city });
  expect(takeFromRegister(aUnit(), "name")).toEqual({ name: ALL.name });
});

test("another choice replaces what the first one filled in, and nothing that was typed after it", () => {
  const first = aUnit();
  const other = aUnit({ number: "999000312", name: "Fjellkyrkja", website: null });
  const change = prefill({ ...ALL, address: "Prestegata 2" }, other, first);
  expect(change.filled).toMatchObject({ name: "Fjellkyrkja", website: "", organization_number: "999 000 312" });
  expect(change.kept).toEqual(["address"]);
});

test.each([
  ["999 000 177", { kind: "number", number: "999000177" }],
  ["999.000.177", { kind: "number", number: "999000177" }],
  ["NO 999000177 MVA", { kind: "number", number: "999000177" }],
  ["999000178", { kind: "wrongNumber" }],
  ["12345", { kind: "wrongNumber" }],
  ["  Bykirken  på\tRøros ", { kind: "name", name: "Bykirken på Røros" }],
  ["Betel 2000", { kind: "name", name: "Betel 2000" }],
  ["NO", { kind: "name", name: "NO" }],
  ["B", { kind: "tooShort" }],
  ["", { kind: "tooShort" }],
])("«%s» is looked up as %o", (typed, query) => {
  expect(readRegisterQuery(typed)).toEqual(query);
});

test.each<[name: string, code: string | null, family: string | null]>(casesOf(CASES, "the register tells the family"))(
  "the register tells the family of %s (%s): %s",
  (name, code, family) => {
    expect(churchFamilyOf({ code, name })).toBe(family);
  },
);

test("a family that a person chose stays", () => {
  const unit = aUnit({ family: "church_of_norway" });
  expect(prefill({}, unit, null).filled.family).toBe("church_of_norway");
  expect(prefill({ family: "bedehus" }, unit, null)).toMatchObject({ kept: ["family"] });
});

test.each([
  ["a name", "Bykirken ", {}, "Bykirken"],
  ["a name with a number", "4H 1", {}, "4H 1"],
  ["a number", "999 000 177", {}, null],
  ["nothing", " ", {}, null],
  ["a name beside one that was typed", "Bykirken", { name: "Vår kirke" }, null],
])("while the register does not answer, %s is carried to the name where it can be", (_what, query, typed, carried) => {
  expect(nameToCarry(query, typed)).toBe(carried);
});

test("what was carried gives way to a unit that is chosen later; what was typed over it stays", () => {
  expect(prefill({ name: "bykirken" }, aUnit(), carriedUnit("Bykirken")).filled).toEqual(ALL);
  expect(prefill({ name: "Vår kirke" }, aUnit(), carriedUnit("Bykirken")).kept).toEqual(["name"]);
});
