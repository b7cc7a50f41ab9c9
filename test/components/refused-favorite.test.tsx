// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { render } from "#test/support/render";
import { notifyRefusal } from "~/components/favorites/refusals";
import { savedLists } from "~/components/favorites/saved-lists";
import { NoAnswerNotice } from "~/components/layout/no-answer-notice";

test("a favourite that the account does not take is said on whatever page it is, until the next press", () => {
  render(<NoAnswerNotice />);
  act(() => notifyRefusal("save"));
  expect(document.body.textContent).toContain("Vi fikk ikke lagret det. Sjekk nettet, og prøv igjen.");
  act(() => savedLists.event.change({ add: ["salmekveld"] }));
  expect(document.body.textContent).not.toContain("Vi fikk ikke lagret det.");
});
