import type { ChurchFamily } from "~/domain/facts/facts";
import { parseOrganizationNumber } from "~/domain/organizers/contact";
import { nobodysEmail } from "~/domain/organizers/register-pages";
import { organizerSearchEntry } from "~/domain/search/entry";
import { countyAt } from "~/gateways/gazetteer/counties";
import { stemInAscii } from "./organizers";
import { randomOf } from "./random";
import type { NewRegisterBatchRow, NewRegisterPageRow } from "./rows";
import { nearTown, townNamed } from "./towns";

/** Invented, as are their numbers: no unit of the register begins so. */
const PAGES: readonly [town: string, place: string, names: readonly (readonly [string, ChurchFamily | null])[]][] = [
  [
    "Voss",
    "4621",
    [
      ["Klyvedal sokn", "church_of_norway"],
      ["Raudlia sokn", "church_of_norway"],
      ["Klyvedal bedehus", "bedehus"],
      ["Tverrgjel frikirke", "free_church"],
      ["Raudlia misjonshus", null],
      ["Langeskog baptistmenighet", "free_church"],
    ],
  ],
  [
    "Hamar",
    "3403",
    [
      ["Kornvik sokn", "church_of_norway"],
      ["Furuholt sokn", "church_of_norway"],
      ["Kornvik bedehus", "bedehus"],
      ["Mjøsvang pinsemenighet", "free_church"],
      ["Furuholt forsamling", null],
      ["Sankta Ragnhild katolske menighet", "catholic"],
    ],
  ],
];

/** Nine digits with a valid last one. */
function* inventedNumbers(): Generator<string> {
  for (let number = 999_000_001; ; number++) if (parseOrganizationNumber(String(number)) !== null) yield String(number);
}

/** Twelve pages in two towns that nobody has taken in use; `now` in unix seconds. */
export function registerPages(seed: number, now: number) {
  const numbers = inventedNumbers();
  const batches: NewRegisterBatchRow[] = [];
  const pages = PAGES.flatMap(([townName, place, names]) => {
    const batch = { id: `demo-${place}`, place, waiting: "[]", created_at: now };
    batches.push(batch);
    const town = townNamed(townName);
    return names.map(([name, family]): NewRegisterPageRow => {
      const random = randomOf(`${seed} register ${name}`);
      const facts = family ? { family } : {};
      return {
        id: random.id(12),
        email: nobodysEmail(random.id(20)),
        name,
        website: random.chance(0.6) ? `https://${stemInAscii(name.toLowerCase())}.example` : null,
        address: `Kirkeveien ${random.whole(1, 98)}, ${town.postcode} ${town.name}`,
        city: town.name,
        ...nearTown(town, random, 1.2),
        county: countyAt(town) ?? "",
        language: townName === "Voss" ? "nn" : "nb",
        organization_number: numbers.next().value as string,
        register_batch: batch.id,
        reviewed_at: now,
        created_at: now,
        facts,
        ...organizerSearchEntry({ name, description: null, city: town.name, facts }),
      };
    });
  });
  return { pages, batches };
}
