import type { SyncAnswer } from "~/schemas/function-answers";

/** What a function that imports says to a program: kept by nobody. */
export const sayToProgram = (answer: SyncAnswer, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(answer, { status, headers: { "Cache-Control": "no-store", ...headers } });
