import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod";
import type { AppContext } from "~/context";
import { CONTENT_LOCALE, type Locale, LOCALES } from "~/domain/site/locales";
import { contentId } from "~/schemas/moderation/forms";
import { queryFields } from "~/schemas/search/fields";
import { cachedAnswer } from "./copies";
import { documentAnswer, type WholeDocument } from "./documents";
import { inFrame } from "./embeds";
import { wrongFields } from "./requests";

const KEPT_SECONDS = 300;

/** Our own pictures, fonts and fresher contents; our pages show it as it will be. */
const ALLOWED = ["img-src 'self'", "font-src 'self'", "connect-src 'self'", "frame-ancestors 'self'"];

/** `wrong` is what stands in the address. */
export type PaperProblem = "notFound" | "unavailable" | { wrong: string };

const STATUS = { notFound: 404, unavailable: 503 };

interface Options<Asked> {
  schema: z.ZodType<Asked>;
  make: (id: string, asked: Asked, context: AppContext) => Promise<WholeDocument | null>;
  say: (problem: PaperProblem, options: { locale: Locale; appUrl: string }) => Promise<WholeDocument>;
  /** The Cache-Control of what is found, where it is another than that of shared copies. */
  browsersCopy?: string;
}

/** Returns the loader of a document for paper or a screen, of the event or organizer that `:id` names. */
export function paperLoader<Asked extends { lang: Locale }>({ schema, make, say, browsersCopy }: Options<Asked>) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<Response> => {
    const { APP_URL: appUrl } = context.settings;
    const { pathname, searchParams } = new URL(request.url);
    const parsed = schema.safeParse(queryFields(searchParams));
    const locale = LOCALES.find((name) => name === searchParams.get("lang")) ?? CONTENT_LOCALE;
    const problem = async (problem: PaperProblem) =>
      documentAnswer(await say(problem, { locale, appUrl }), {
        status: typeof problem === "object" ? 400 : STATUS[problem],
        allowed: ALLOWED,
      });
    if (!parsed.success) {
      const { field: name = "" } = wrongFields(parsed.error);
      return problem({ wrong: `${name}=${searchParams.get(name) ?? ""}` });
    }
    const id = contentId.safeParse(params["id"]);
    if (!id.success) return problem("notFound");
    const answer = () =>
      cachedAnswer(
        request,
        context,
        { key: `${pathname}?${JSON.stringify(parsed.data)}`, seconds: KEPT_SECONDS },
        async () => {
          const document = await make(id.data, parsed.data, context);
          return document ? documentAnswer(document, { allowed: ALLOWED }) : problem("notFound");
        },
      );
    const found = await inFrame(answer, () => problem("unavailable"));
    if (browsersCopy && (found.ok || found.status === 304)) found.headers.set("Cache-Control", browsersCopy);
    return found;
  };
}
