import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { newestVersion } from "#db/queries/events/own";
import { eventDeps, eventForm, noImage } from "#test/support/event-forms";
import { SAMPLE_IMAGES } from "#test/support/images";
import { fiveTuesdays, ownEvent, rowsOf, saveEvent, aDeletion } from "#test/support/published-series";
import { anEvent } from "#test/support/rows";
import type { SeriesScope } from "~/domain/events/repetition";
import { dayOf } from "~/domain/time/days-and-moments";
import { platformEncoder } from "~/gateways/images/encoder";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ImageChoice } from "~/schemas/images/requests";

type Choices = { chosenDates?: Map<string, boolean>; includeExceptions?: boolean };

/** Opens an event's form, to be saved later. */
async function opened(id: string) {
  const own = await ownEvent(id);
  const version = newestVersion(own);
  const start_date = dayOf(own.event.start_time);
  return async (
    texts: FormTexts,
    scope: SeriesScope = "this",
    { chosenDates = new Map(), includeExceptions = false }: Choices = {},
    image: ImageChoice = noImage,
  ) => {
    const form = eventForm({ start_date, ...texts }, false);
    const edit = { form, image, scope, includeExceptions, chosenDates, version };
    return saveEvent(await ownEvent(id), edit, eventDeps({ imageEncoder: platformEncoder(env.IMAGES) }));
  };
}

const changed = (problem: object) => ({ ok: false, problem: { kind: "changedMeanwhile", ...problem } });
const titlesOf = async (organizerId: string) => (await rowsOf(organizerId)).map(({ title }) => title);
const OLD = "Stille bønn";

describe("an event by itself", () => {
  test("is not saved over what somebody else saved since it was opened; the second gets it, and saves over it when she has seen it", async () => {
    const { id } = await anEvent();
    const [first, second] = [await opened(id), await opened(id)];
    expect((await first({ title: "Den enes" })).ok).toBe(true);
    expect(await second({ title: "Den andres" })).toMatchObject(
      changed({ stored: { event: { title: "Den enes", version: 2 } }, dates: [] }),
    );
    expect((await ownEvent(id)).event.title).toBe("Den enes");
    expect((await (await opened(id))({ title: "Den andres" })).ok).toBe(true);
  });

  test("is saved by one of two who press at the same moment", async () => {
    const { id } = await anEvent();
    const [first, second] = [await opened(id), await opened(id)];
    const both = await Promise.all([first({ title: "En" }), second({ title: "To" })]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test("that was refused keeps the image that was sent with it", async () => {
    const { id } = await anEvent();
    const [first, second] = [await opened(id), await opened(id)];
    await first({ title: "En" });
    const refused = await second({}, "this", {}, { address: null, file: new Blob([SAMPLE_IMAGES.png]) });
    expect(refused).toMatchObject(
      changed({
        image: expect.stringMatching(/^\/images\/events\//) as string,
        stored: { event: { image_url: null } },
      }),
    );
  });
});

describe("a series", () => {
  test.each(["following", "all"] as const)(
    "is not changed as '%s' over a date that somebody else changed meanwhile",
    async (scope) => {
      const { organizerId, ids } = await fiveTuesdays();
      const second = await opened(ids[1]!);
      await (
        await opened(ids[3]!)
      )({ title: "Egen kveld" });
      expect(await second({ title: "Ny tittel" }, scope)).toMatchObject(changed({ dates: [{ id: ids[3]! }] }));
      expect(await titlesOf(organizerId), "nothing of it is written").toEqual([OLD, OLD, OLD, "Egen kveld", OLD]);
    },
  );

  test("leaves such a date as it is, or makes it like the rest, as is chosen for it", async () => {
    for (const [isMine, title] of [
      [false, "Egen kveld"],
      [true, "Ny tittel"],
    ] as const) {
      const { organizerId, ids } = await fiveTuesdays();
      await (
        await opened(ids[3]!)
      )({ title: "Egen kveld" });
      const again = await opened(ids[1]!);
      // The choice for one date overrides that for all changed by hand.
      expect(
        (
          await again({ title: "Ny tittel" }, "all", {
            chosenDates: new Map([[ids[3]!, isMine]]),
            includeExceptions: !isMine,
          })
        ).ok,
      ).toBe(true);
      expect(await titlesOf(organizerId)).toEqual(["Ny tittel", "Ny tittel", "Ny tittel", title, "Ny tittel"]);
    }
  });

  test("is changed in spite of what somebody did outside what is meant", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    const [following, single] = [await opened(ids[2]!), await opened(ids[4]!)];
    await (
      await opened(ids[0]!)
    )({ title: "Første kveld" });
    expect((await following({ title: "Ny tittel" }, "following")).ok).toBe(true);
    expect(await titlesOf(organizerId)).toEqual(["Første kveld", OLD, "Ny tittel", "Ny tittel", "Ny tittel"]);
    expect((await single({ title: "Siste kveld" })).ok, "but the others' change reached this one").toBe(false);
  });

  test("that somebody else split or shortened meanwhile is told of before it is changed as a whole", async () => {
    const split = await fiveTuesdays();
    const all = await opened(split.ids[0]!);
    await (
      await opened(split.ids[3]!)
    )({ title: "Ny serie" }, "following");
    expect((await all({ title: "Alle" }, "all")).ok).toBe(false);
    expect(await titlesOf(split.organizerId)).toEqual([OLD, OLD, OLD, "Ny serie", "Ny serie"]);
    const shortened = await fiveTuesdays();
    const whole = await opened(shortened.ids[0]!);
    await aDeletion(shortened.ids[3]!, "following");
    expect((await whole({ title: "Alle" }, "all")).ok).toBe(false);
  });

  test("of two who change it at the same moment one writes all of it and the other nothing", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    const [first, second] = [await opened(ids[0]!), await opened(ids[2]!)];
    await Promise.all([first({ title: "En" }, "all"), second({ title: "To" }, "all")]);
    expect(new Set(await titlesOf(organizerId)).size).toBe(1);
  });
});
