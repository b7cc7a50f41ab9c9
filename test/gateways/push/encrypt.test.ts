import { describe, expect, test } from "vitest";
import { aBrowser, readBy } from "#test/support/browsers-of-pushes";
import { bytesOf, encryptFor, freshly } from "~/gateways/push/encrypt";

/** RFC 8291, section 5 and appendix A. */
const RFC = {
  text: "When I grow up, I want to be a watermelon",
  ours: {
    x: "_jP0qw3qcZFNtVgj9ztUlI9BMG2SBzLbuaWaUyhkgiA",
    d: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    point: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
  },
  theirs: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

const utf8 = (text: string) => new TextEncoder().encode(text);

async function pairOfRfc(): Promise<CryptoKeyPair> {
  const point = bytesOf(RFC.ours.point);
  const part = (from: number) => Buffer.from(point.slice(from, from + 32)).toString("base64url");
  const key = { kty: "EC", crv: "P-256", x: part(1), y: part(33) };
  const algorithm = { name: "ECDH", namedCurve: "P-256" };
  return {
    publicKey: await crypto.subtle.importKey("jwk", key, algorithm, true, []),
    privateKey: await crypto.subtle.importKey("jwk", { ...key, d: RFC.ours.d }, algorithm, false, ["deriveBits"]),
  };
}

describe("what is pushed is encrypted by RFC 8291", () => {
  test("to the very bytes of the RFC's own vector", async () => {
    const fresh = { pair: await pairOfRfc(), salt: bytesOf(RFC.salt) };
    const body = await encryptFor(RFC.keys, utf8(RFC.text), fresh);
    expect(Buffer.from(body).toString("base64url")).toBe(RFC.body);
  });

  test("which the tests' own browser reads as well", () => {
    expect(readBy({ privateKey: RFC.theirs, auth: RFC.keys.auth }, bytesOf(RFC.body))).toBe(RFC.text);
  });

  test("with new keys each time, as long whatever it says, and readable by its browser alone", async () => {
    const [browser, other] = [aBrowser(), aBrowser()];
    const bodies = await Promise.all(
      ["Uken din", "Æ".repeat(400)].map(async (text) => encryptFor(browser.keys, utf8(text), await freshly(), 2048)),
    );
    expect(bodies.map((body) => browser.read(body))).toEqual(["Uken din", "Æ".repeat(400)]);
    expect(bodies.map(({ length }) => length)).toEqual([2151, 2151]);
    expect(bodies[0]!.slice(0, 86)).not.toEqual(bodies[1]!.slice(0, 86));
    expect(() => other.read(bodies[0]!)).toThrow();
  });

  test("in one record that push services must take, at the most too", async () => {
    const body = await encryptFor(aBrowser().keys, new Uint8Array(3993), await freshly());
    expect(body.length).toBe(4096);
  });
});
