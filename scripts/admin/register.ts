import { unixSeconds } from "~/domain/time/days-and-moments";
import type { EdgeCache } from "~/gateways/edge-cache";
import { openRegister } from "~/gateways/register/register";
import { listRegisterUnits } from "~/models/organizers/register-pages";
import { sqlText } from "./sql-text";

export interface OrderedPagesRow {
  /** Null where the register has nothing new. */
  count: number | null;
}

const NO_CACHE: EdgeCache = {
  match: async () => undefined,
  put: async () => undefined,
  delete: async () => false,
};

interface Order {
  /** Of the batch. */
  id: string;
  registerApi: string;
  siteUrl: string;
  now: Date;
}

/** In one text: a batch of what the register has in a municipality or county and we have not, for the next cron. Throws a sentence. */
export async function registerStatements(place: string, { id, registerApi, siteUrl, now }: Order): Promise<string> {
  const settings = { REGISTER_API_URL: registerApi, APP_URL: siteUrl };
  const listed = await listRegisterUnits(place, { register: openRegister({ settings, edgeCache: NO_CACHE, now }) });
  if (!listed.ok)
    throw new Error(
      listed.problem.kind === "unreachable"
        ? "The register does not answer now. Nothing is changed; try again later."
        : `There is no municipality or county ${place}.`,
    );
  if (listed.value.isCut)
    throw new Error(`The register has more in ${place} than can be listed. Name its municipalities one by one.`);
  const numbers = sqlText(JSON.stringify(listed.value.units.map(({ number }) => number)));
  const [batch, of, at] = [sqlText(id), sqlText(place), unixSeconds(now)];
  return [
    `insert into register_batches (id, place, waiting, due_at, created_at)
      select ${batch}, ${of}, json_group_array(value), ${at}, ${at} from json_each(${numbers})
      where not exists (select 1 from organizers where organization_number = value)
        and not exists (select 1 from removed_units where organization_number = value) having count(*) > 0`,
    `insert into audit_log (action, detail, created_at)
      select 'register_batch_made', ${of} || ': ' || json_array_length(waiting), ${at} from register_batches where id = ${batch}`,
    `select (select json_array_length(waiting) from register_batches where id = ${batch}) as count`,
  ].join("; ");
}

export const registerReport = (place: string, { count }: OrderedPagesRow): string =>
  count === null
    ? `We have all that the register has in ${place}.`
    : `${count} pages in ${place} are made from the next quarter of an hour on. See, and undo, at /admin/register.`;
