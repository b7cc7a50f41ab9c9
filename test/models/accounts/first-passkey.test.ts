import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { letterReaders, sessions } from "#db/schema";
import { accountDeps, PASSWORD } from "#test/support/accounts";
import { anAuthenticator } from "#test/support/authenticator";
import { fromNow } from "#test/support/clock";
import { mailsTo, tokenMailedTo } from "#test/support/mailed";
import { endOf, valueOf } from "#test/support/outcomes";
import { offered, signInHere, someone } from "#test/support/passkey-people";
import { aDevice } from "#test/support/push-devices";
import { anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { createToken, hashToken } from "~/auth/tokens";
import { refuse, succeed } from "~/domain/values";
import {
  addPasskey,
  findTwoStep,
  isPasskeyLinkLive,
  offerNewPasskey,
  requestPasskeyLink,
} from "~/models/accounts/passkeys";
import { enterAccount } from "~/models/accounts/sign-in";
import { parseSettings } from "~/schemas/site/settings";

const db = testDatabase();

describe("the first passkey of somebody whose rights over others wait for it", () => {
  const settings = parseSettings({ ...testSettings, TWO_STEP_REQUIRED_FOR: "staff" });
  const deps = (given: Parameters<typeof accountDeps>[0] = {}) => ({ ...accountDeps(given), settings });

  async function aModerator() {
    const person = await someone();
    await anOrganizer({ email: person.user.email, is_moderator: true });
    return person;
  }

  async function mailedLink({ viewer, user }: Awaited<ReturnType<typeof someone>>) {
    expect(await requestPasskeyLink(viewer, deps())).toEqual(succeed({ isSent: true }));
    return tokenMailedTo(user.email, "settings/two-step");
  }

  test("is not made with the password alone, nor with a link of another kind, of somebody else, or that is too old", async () => {
    const person = await aModerator();
    const other = await aModerator();
    const link = await mailedLink(person);
    expect(await offerNewPasskey({ password: PASSWORD }, person.viewer, deps())).toEqual(
      refuse({ kind: "linkNeeded" }),
    );
    expect(await offerNewPasskey({ password: PASSWORD, link: createToken() }, person.viewer, deps())).toEqual(
      refuse({ kind: "linkNeeded" }),
    );
    expect(await offerNewPasskey({ password: PASSWORD, link }, other.viewer, deps())).toEqual(
      refuse({ kind: "linkNeeded" }),
    );
    expect(
      await offerNewPasskey({ password: PASSWORD, link }, person.viewer, deps({ now: fromNow({ hours: 1 }) })),
    ).toEqual(refuse({ kind: "linkNeeded" }));
    expect(await offerNewPasskey({ password: "galt passord", link }, person.viewer, deps())).toEqual(
      refuse({ kind: "wrongPassword" }),
    );
    expect(await offerNewPasskey({ password: PASSWORD, link }, person.viewer, deps())).toMatchObject({ ok: true });
  });

  test("is made with the mailed link and the password, ends other sessions with their pushes, and uses the link up", async () => {
    const person = await aModerator();
    await enterAccount(person.user, deps());
    await aDevice({ user_id: person.user.id });
    const link = await mailedLink(person);
    const offer = valueOf(await offerNewPasskey({ password: PASSWORD, link }, person.viewer, deps()));
    const response = await (await anAuthenticator()).create(offer.challenge);
    expect(await addPasskey({ response, name: "T", link }, person.viewer, deps())).toMatchObject({
      ok: true,
      value: { codes: expect.any(Array) as string[] },
    });
    const left = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.user_id, person.user.id));
    expect(left).toEqual([{ id: hashToken(person.viewer.sessionId) }]);
    expect(await rowsWith(letterReaders, { user_id: person.user.id })).toEqual([]);
    expect(await isPasskeyLinkLive(link, person.viewer, deps())).toBe(false);
    expect(await requestPasskeyLink(person.viewer, deps())).toEqual(succeed({ isSent: false }));
    expect(await offerNewPasskey({ password: PASSWORD }, person.viewer, deps())).toMatchObject({ ok: true });
  });

  test("is not kept without the link, although the question was asked before the rights were given", async () => {
    const person = await someone();
    const { challenge } = await offered(person);
    await anOrganizer({ email: person.user.email, is_superadmin: true });
    const response = await (await anAuthenticator()).create(challenge);
    expect(await addPasskey({ response, name: "T" }, person.viewer, deps())).toEqual(
      refuse({ kind: "passkeyRefused" }),
    );
    expect((await findTwoStep(person.user.id, deps())).passkeys).toEqual([]);
  });

  test("of two browsers with the same link, one gets it", async () => {
    const person = await aModerator();
    const elsewhere = { ...person.viewer, sessionId: createToken() };
    await signInHere(elsewhere);
    const link = await mailedLink(person);
    const answers = await Promise.all(
      [person.viewer, elsewhere].map(async (viewer) => {
        const offer = valueOf(await offerNewPasskey({ password: PASSWORD, link }, viewer, deps()));
        return { viewer, response: await (await anAuthenticator()).create(offer.challenge) };
      }),
    );
    const added = await Promise.all(
      answers.map(({ viewer, response }) => addPasskey({ response, name: "T", link }, viewer, deps())),
    );
    expect(added.map(endOf).sort()).toEqual(["ok", "passkeyRefused"]);
    expect((await findTwoStep(person.user.id, deps())).passkeys).toHaveLength(1);
  });

  test("links are mailed to who needs one, and not endlessly", async () => {
    const plain = await someone();
    expect(await requestPasskeyLink(plain.viewer, deps())).toEqual(succeed({ isSent: false }));
    expect(await mailsTo(plain.user.email)).toEqual([]);
    const person = await aModerator();
    for (let time = 0; time < 5; time++)
      expect(await requestPasskeyLink(person.viewer, deps())).toEqual(succeed({ isSent: true }));
    expect(await requestPasskeyLink(person.viewer, deps())).toMatchObject(refuse({ kind: "tooMany" }));
  });
});

test("a passkey that was on its way when its session ended is not kept", async () => {
  const person = await someone();
  const { challenge } = await offered(person);
  const response = await (await anAuthenticator()).create(challenge);
  await db.delete(sessions).where(eq(sessions.user_id, person.user.id));
  expect(await addPasskey({ response, name: "T" }, person.viewer, accountDeps())).toEqual(
    refuse({ kind: "passkeyRefused" }),
  );
  expect(await findTwoStep(person.user.id, accountDeps())).toEqual({ passkeys: [], codesLeft: 0 });
});
