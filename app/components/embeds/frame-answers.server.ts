import { embedMessages } from "#messages/embeds";
import { embedAnswer } from "~/http/embeds";
import { messagesIn } from "~/i18n/messages-in";
import type { EmbedView } from "~/views/embeds/embed";
import { renderEmbed, renderProblem } from "./render-embed.server";

type Problem = "notFound" | "unavailable" | { wrong: string };

const STATUS = { notFound: 404, unavailable: 503 };

type Context = Pick<EmbedView, "locale" | "appUrl">;

/** A document that says so where the embed is gone. */
export const frameAnswer = async (view: EmbedView | null, context: Context): Promise<Response> =>
  view ? embedAnswer(await renderEmbed(view)) : problemAnswer("notFound", context);

export async function problemAnswer(problem: Problem, context: Context): Promise<Response> {
  const m = messagesIn(embedMessages, context.locale);
  const isWrong = typeof problem === "object";
  const text = isWrong ? m.wrongAddress(problem.wrong) : m[problem];
  return embedAnswer(await renderProblem(text, context), isWrong ? 400 : STATUS[problem]);
}
