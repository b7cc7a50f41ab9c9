import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "@remix-run/router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mayHaveArrived } from "~/components/send/may-have-arrived";
import type { SendFailure } from "~/components/send/send-failure";
import { isUnsent, setSender, sendForm } from "~/components/send/send-form";
import { formMessages as en } from "~/i18n/en/forms";
import { formMessages as nb } from "~/i18n/nb/forms";
import { formMessages as nn } from "~/i18n/nn/forms";

type ServerAction = Parameters<typeof sendForm>[0]["serverAction"];

const send = (serverAction: () => Promise<unknown>) => sendForm({ serverAction: serverAction as ServerAction });

const failing = async (error: unknown): Promise<never> => {
  throw error;
};

/** Returns the form's result, with the status that keeps the page from reloading its data. */
async function toldAfter(error: unknown): Promise<unknown> {
  const answer = (await send(() => failing(error))) as Response;
  const told: unknown = await answer.json();
  return { status: answer.status, told };
}

const redirectTo = (address: string) => new Response(null, { status: 302, headers: { Location: address } });

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  setSender({ id: "form-7" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a form that is sent", () => {
  test("is told what the server answers", async () => {
    expect(await send(async () => ({ problem: "tooNew" }))).toEqual({ problem: "tooNew" });
  });

  test.each<[string, unknown, string]>([
    ["a network that is gone on the way", new TypeError("Failed to fetch"), "cut"],
    ["a failing server", new ErrorResponse(503, "", null), "silent"],
    ["an answer nobody can read", new Error("Unable to decode turbo-stream response"), "silent"],
    ["too many attempts", new ErrorResponse(429, "", null), "tooMany"],
    ["an image that is too large", new ErrorResponse(413, "", null), "tooLarge"],
    ["a right that is gone", new ErrorResponse(403, "", null), "refused"],
    ["a thing that is gone", new ErrorResponse(404, "", null), "gone"],
    ["a session that has ended", redirectTo("/login?next=%2Fdashboard"), "signedOut"],
  ])("stays and is told of %s", async (_, error, unsent) => {
    expect(await toldAfter(error)).toEqual({ status: 503, told: { unsent, form: "form-7" } });
  });

  test("that began without a network is known not to have been sent", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect(await toldAfter(new TypeError("Failed to fetch"))).toMatchObject({ told: { unsent: "offline" } });
  });

  test.each([
    [nb, "Vi fikk ikke svar. Prøv igjen: det blir ikke to."],
    [nn, "Vi fekk ikkje svar. Prøv igjen: det blir ikkje to."],
    [en, "We got no answer. Try again: it will not be done twice."],
  ])("is said to have got no answer, never to have failed, where it may have arrived", ({ notSent }, words) => {
    expect(notSent.noAnswer).toBe(words);
    const all = Object.keys(notSent.reasons) as SendFailure[];
    expect(all.filter(mayHaveArrived)).toEqual(["cut", "silent"]);
  });

  test("stays when no answer comes for a minute", async () => {
    vi.useFakeTimers();
    const sent = send(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isUnsent(await ((await sent) as Response).json())).toBe(true);
  });

  test("follows where the server leads on, and says that it is done", async () => {
    const onDone = vi.fn();
    setSender({ id: "form-7", onDone });
    const redirect = redirectTo("/dashboard?melding=published");
    await expect(send(() => failing(redirect))).rejects.toBe(redirect);
    expect(onDone).toHaveBeenCalledOnce();
  });

  test.each([
    ["sent to sign in", redirectTo("/login?next=%2Fdashboard")],
    ["cut off", new TypeError("Failed to fetch")],
  ])("is not done when it is %s", async (_, error) => {
    const onDone = vi.fn();
    setSender({ id: "form-7", onDone });
    await send(() => failing(error));
    expect(onDone).not.toHaveBeenCalled();
  });
});
