// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { press, render } from "#test/support/render";
import { ProfileActions } from "~/components/detail/profile-actions";
import { savedLists } from "~/components/favorites/saved-lists";

it("who follows a congregation is led to its letters at once", () => {
  act(() => savedLists.organizer.change({ remove: savedLists.organizer.read() }));
  const page = render(<ProfileActions id="o1" name="Fjellkirken" share={null} />);
  const letters = () => page.querySelector('a[href="/letters"]');
  expect(letters()).toBeNull();
  press(page.querySelector("button")!);
  expect(letters()!.textContent).toBe("Få det på e-post");
});
