import { describe, expect, test } from "vitest";
import { NOW } from "#test/support/clock";
import { testDatabase } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { openSessions } from "~/auth/lucia";
import { readSecondStep, secondStepCookie } from "~/auth/second-step";
import { noSignUpProofCookie, readSignUpProof, signUpProofCookie } from "~/auth/sign-up-proof";
import { authenticate } from "~/auth/viewer";

const PROOF = "a".repeat(64);
const TOKEN = "b".repeat(43);

describe("cookies that hold a secret", () => {
  test("can be set by nobody but this host, over https", () => {
    const sessionCookie = openSessions(testDatabase(), true).createSessionCookie(TOKEN).serialize();
    for (const cookie of [
      sessionCookie,
      signUpProofCookie(PROOF, true),
      secondStepCookie(TOKEN, true),
      noSignUpProofCookie(true),
    ]) {
      expect(cookie).toMatch(/^__Host-samling_/);
      for (const attribute of ["Path=/", "HttpOnly", "SameSite=Lax", "Secure"])
        expect(cookie.split("; ")).toContain(attribute);
      expect(cookie).not.toContain("Domain");
    }
  });

  test("are not taken there under a name that a neighbour could have set", () => {
    expect(readSignUpProof(`samling_sign_up=${PROOF}`, true)).toBeNull();
    expect(readSignUpProof(`samling_sign_up=${PROOF}; __Host-samling_sign_up=${PROOF}`, true)).toBe(PROOF);
    expect(readSecondStep(`x__Host-samling_second_step=${TOKEN}`, true)).toBeNull();
    expect(readSecondStep(`a=1; __Host-samling_second_step=${TOKEN}`, true)).toBe(TOKEN);
    expect(readSecondStep(`__Host-samling_second_step=${TOKEN}x`, true)).toBeNull();
  });

  test("keep people signed in under that name", async () => {
    const { Cookie } = await signedIn("vert@lillevik.test");
    const deps = {
      db: testDatabase(),
      now: NOW,
      isHttps: true,
      twoStepRequiredFor: "nobody" as const,
      waitUntil: () => undefined,
    };
    expect((await authenticate(Cookie, deps)).viewer).toBeNull();
    expect((await authenticate(`__Host-${Cookie}`, deps)).viewer).toMatchObject({
      email: "vert@lillevik.test",
    });
  });

  test("have plain names without https, where browsers refuse the others", () => {
    expect(signUpProofCookie(PROOF, false)).toMatch(/^samling_sign_up=/);
    expect(readSignUpProof(`samling_sign_up=${PROOF}`, false)).toBe(PROOF);
  });
});
