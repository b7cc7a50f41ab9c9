import type { AskedClaimRow, TakenPageRow } from "#db/queries/organizers/page-claims";
import type { BatchRow } from "#db/queries/organizers/register-pages";
import { organizationFilterMessages } from "#messages/organization-filters";
import { registerPageMessages } from "#messages/register-pages";
import { spacedNumber } from "~/domain/organizers/contact";
import { registerPage } from "~/domain/organizers/register";
import { COUNTIES } from "~/domain/places/counties";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import type { Result } from "~/domain/values";
import { findMunicipality, municipalitiesIn } from "~/gateways/gazetteer/counties";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { PlaceUnits } from "~/models/organizers/register-pages";
import type { RegisterQuery } from "~/schemas/admin/forms";
import type { ViewContext } from "~/views/events/card";

/** Of a place that the register has many in. */
const UNITS_A_PAGE = 200;

/** What is said of it, and the units of one page. */
export interface FoundUnitsView {
  text: string;
  isRefused: boolean;
  units: { number: string; name: string; facts: string; known: { text: string; href: string | null } | null }[];
  part: string | null;
  previous: string | null;
  next: string | null;
}

interface Shown {
  found: Result<PlaceUnits, { kind: "unknownPlace" | "unreachable" }> | null;
  batches: readonly BatchRow[];
  claims: readonly AskedClaimRow[];
  taken: readonly TakenPageRow[];
}

export type RegisterPagesView = ReturnType<typeof viewRegisterPages>;

export function viewRegisterPages(
  { found, batches, claims, taken }: Shown,
  query: RegisterQuery,
  { preferences }: ViewContext,
) {
  const m = messagesIn(registerPageMessages, preferences.locale);
  const { counties } = messagesIn(organizationFilterMessages, preferences.locale);
  const nameOf = (place: string) =>
    findMunicipality(place)?.name ?? counties[COUNTIES.find((county) => county === place) ?? "03"];
  return {
    place: query.place ?? "",
    /** Each county, and its municipalities. */
    places: COUNTIES.map((county) => ({
      name: counties[county],
      options: [
        { value: county, text: m.wholeCounty(counties[county]) },
        ...municipalitiesIn(county).map(({ number, name }) => ({ value: number, text: `${name} (${number})` })),
      ],
    })),
    found: found && viewFound(found, query, nameOf(query.place ?? ""), m),
    batches: batches.map(({ id, place, pages, waiting, undone_at, created_at, actor_id, actor_email }) => {
      const when = formatDayAndTime(created_at, preferences);
      const who = actor_email ?? (actor_id === null ? m.command : m.goneAccount);
      return {
        id,
        name: nameOf(place),
        facts: [m.pages(pages, waiting), when, who, ...(undone_at ? [m.undone] : [])].join(" · "),
        undo: undone_at ? null : m.undoNamed(nameOf(place), when),
      };
    }),
    claims: claims.map((claim) => ({
      id: claim.id,
      email: claim.email,
      organizer: { id: claim.organizer_id, name: claim.organizer_name },
      message: claim.message ?? "",
      when: formatDayAndTime(dateFromUnix(claim.created_at), preferences),
      more: claim.questions > 1 ? m.questions(claim.questions) : null,
      inRegister: claim.organization_number && registerPage(claim.organization_number),
    })),
    taken: taken.map(({ id, name, email, claimed_at }) => ({
      id,
      name,
      facts: `${email} · ${formatDayAndTime(dateFromUnix(claimed_at), preferences)}`,
      undo: m.undoTaken(name),
    })),
  };
}

type Texts = typeof registerPageMessages;

function viewFound(
  found: NonNullable<Shown["found"]>,
  { place = "", page }: RegisterQuery,
  name: string,
  m: Texts,
): FoundUnitsView {
  const nothing = { units: [], part: null, previous: null, next: null };
  if (!found.ok) return { text: m[found.problem.kind], isRefused: true, ...nothing };
  const { units, isCut } = found.value;
  const parts = Math.ceil(units.length / UNITS_A_PAGE);
  const to = (part: number) =>
    part < 1 || part > parts ? null : `?${new URLSearchParams({ place, page: String(part) })}`;
  return {
    text: [m.found(units.length, name), ...(isCut ? [m.isCut] : [])].join(". "),
    isRefused: false,
    units: units.slice((page - 1) * UNITS_A_PAGE, page * UNITS_A_PAGE).map(({ unit, holder }) => ({
      number: unit.number,
      name: unit.name,
      facts: [unit.form, unit.city, spacedNumber(unit.number)].filter(Boolean).join(" · "),
      known:
        holder === null
          ? null
          : holder === "removed"
            ? { text: m.removed, href: null }
            : { text: m.have, href: `/organizer/${holder.id}` },
    })),
    part: parts > 1 ? m.pageOf(page, parts) : null,
    previous: to(page - 1),
    next: to(page + 1),
  };
}
