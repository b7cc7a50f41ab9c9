// @vitest-environment happy-dom
import { useNavigation } from "@remix-run/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { anEventCard } from "#test/support/event-cards";
import { EventCard } from "~/components/events/event-card";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const drawn = vi.hoisted(() => ({ cards: 0, pages: 0 }));

vi.mock("~/components/image/organizer-avatar", () => ({
  OrganizerAvatar() {
    drawn.cards++;
    return null;
  },
}));

const event = anEventCard();

function Page() {
  useNavigation();
  drawn.pages++;
  return <EventCard event={event} isEager />;
}

it("an event's card is not drawn anew when the router has news", async () => {
  const router = createMemoryRouter([{ path: "/", element: <Page />, loader: () => null }], {
    hydrationData: { loaderData: {} },
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<RouterProvider router={router} future={{ v7_startTransition: true }} />));
  const before = { ...drawn };
  await act(async () => {
    router.revalidate();
    await new Promise((done) => setTimeout(done));
  });
  expect(drawn.pages).toBeGreaterThan(before.pages);
  expect([before.cards, drawn.cards]).toEqual([1, 1]);
  act(() => root.unmount());
});
