import type { Opening, OpenSpan } from "~/domain/organizers/open-spans";
import { type Random, randomOf } from "../../scripts/drawing/random";
import type { Kind } from "./programmes";

const OFFICES: readonly Kind[] = ["parish", "parish-nynorsk", "catholic", "diaconal"];

export function demoOpening(kind: Kind, seed: string): Opening {
  const random = randomOf(`${seed} opening`);
  if (!OFFICES.includes(kind) || random.chance(0.2)) return {};
  const office: OpenSpan[] = [{ from: random.pick(["09:00", "10:00"]), until: random.pick(["13:00", "14:00"]) }];
  const long: OpenSpan[] = random.chance(0.5) ? [...office, { from: "17:00", until: "19:00" }] : office;
  return {
    tuesday: office,
    wednesday: office,
    thursday: long,
    ...(random.chance(0.4) && { friday: office }),
    ...noteOf(kind, random),
  };
}

function noteOf(kind: Kind, random: Random): Opening {
  if (random.chance(0.4)) return {};
  return {
    note:
      kind === "parish-nynorsk"
        ? "Kyrkjekontoret er stengt i fellesferien. Ring oss, så finn vi ei tid."
        : "Kirkekontoret er stengt i fellesferien. Ring oss, så finner vi en tid.",
  };
}
