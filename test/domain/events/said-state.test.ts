import { expect, it } from "vitest";
import { caseFile, tablesOf } from "#test/support/cases";
import { stateInTitle } from "~/domain/events/said-state";

const CASES = tablesOf(caseFile("events/said-state.tsv"));

it.each(CASES["titles"]!)("what a calendar's title says has become of its event: %s", (written, title, state) =>
  expect(stateInTitle(written)).toEqual({ title, state }),
);
