// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { anEventCard } from "#test/support/event-cards";
import { render } from "#test/support/render";
import { EventWhen } from "~/components/events/event-when";
import { formatDistance } from "~/i18n/format-number";

it("neither the dot before a distance nor its unit begins a line", () => {
  const { textContent } = render(
    <EventWhen event={anEventCard({ distance: formatDistance(1.3, "nb") })} showDate={false} />,
  );
  expect(textContent).toMatch(/18:00\u00A0· 1,3\u00A0km$/);
  for (const km of [0.4, 14]) expect(formatDistance(km, "en")).toMatch(/^\d+\u00A0k?m$/);
});
