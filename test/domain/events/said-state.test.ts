import { describe, expect, it } from "vitest";
import { caseFile, tablesOf } from "#test/support/cases";
import { stateInTitle } from "~/domain/events/said-state";

const CASES = tablesOf(caseFile("events/said-state.tsv"));

describe("what a calendar's title says has become of its event", () => {
  it.each(CASES["titles"]!)("%s", (written, title, state) => expect(stateInTitle(written)).toEqual({ title, state }));
});
