import * as z from "zod";
import { PREFILLED } from "~/domain/organizers/prefill";
import type { RegisterIntent } from "~/domain/organizers/register-form";

const LONGEST_QUERY = 200;
/** The register gives no more than its first 10,000 hits. */
const LAST_PAGE = 999;

export const registerRequest = z.object({
  query: z.string().max(LONGEST_QUERY),
  page: z.int().min(0).max(LAST_PAGE).default(0),
});

const ASKED = /^register (search|choose|take) (\w+)$/;

export function readRegisterIntent(intent: string | undefined): RegisterIntent | null {
  const [, kind, of = ""] = ASKED.exec(intent ?? "") ?? [];
  if (kind === "search") return { kind, page: z.coerce.number().int().min(0).max(LAST_PAGE).catch(0).parse(of) };
  if (kind === "choose") return /^\d{9}$/.test(of) ? { kind, number: of } : null;
  const field = PREFILLED.find((name) => name === of);
  return kind === "take" && field ? { kind, field } : null;
}
