import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { sessions, userFavorites, users } from "#db/schema";
import { cookiesOf, look, post } from "#test/support/account-requests";
import { anAccount, PASSWORD } from "#test/support/accounts";
import { anAuthenticator } from "#test/support/authenticator";
import { tokenMailedTo } from "#test/support/mailed";
import { anEvent, anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { newId } from "~/models/site/new-id";

const db = testDatabase();

async function signedInSomeone(given: Parameters<typeof anAccount>[0] = {}) {
  const user = await anAccount(given);
  return { ...user, cookie: cookiesOf(await post("/login", { email: user.email, password: PASSWORD })) };
}

test("/settings shows the way to each setting of an account, to nobody else", async () => {
  const { cookie, email } = await signedInSomeone();
  const page = await (await look("/settings", { cookie })).text();
  for (const text of [email, "/settings/account", "/settings/devices", "/settings/two-step", "/settings/privacy"])
    expect(page).toContain(text);
  expect(await (await look("/settings")).text()).not.toContain("/settings/devices");
});

describe("devices", () => {
  const sessionsOf = (id: string) => db.select().from(sessions).where(eq(sessions.user_id, id));

  test("are shown with browser and system, and can be signed out one by one and all at once", async () => {
    const { id, email, cookie } = await signedInSomeone();
    const headers = {
      "User-Agent":
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    };
    const phone = cookiesOf(await post("/login", { email, password: PASSWORD }, { headers }));
    await post("/login", { email, password: PASSWORD });
    expect(await (await look("/settings/devices", { cookie })).text()).toContain("Safari på iPhone");
    const onPhone = (await sessionsOf(id)).find(({ user_agent }) => user_agent?.includes("iPhone"))!;
    const ended = await post("/settings/devices", { session: onPhone.id }, { cookie });
    expect([ended.status, ended.headers.get("Location")]).toEqual([303, "/settings/devices?melding=deviceSignedOut"]);
    expect((await look("/settings/devices", { cookie: phone })).status).toBe(303);
    expect(await sessionsOf(id)).toHaveLength(2);
    await post("/settings/devices", { intent: "others" }, { cookie });
    expect(await sessionsOf(id)).toHaveLength(1);
    expect((await look("/settings/devices", { cookie })).status).toBe(200);
  });
});

describe("password and e-mail", () => {
  const password = "et nytt og langt passord";

  test("a new password takes the old one, and signs other devices out", async () => {
    const { email, cookie } = await signedInSomeone();
    const other = cookiesOf(await post("/login", { email, password: PASSWORD }));
    const fields = { intent: "password", current_password: "galt passord", password, password_repeat: password };
    const refused = await post("/settings/account", fields, { cookie });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Passordet er feil");
    const changed = await post("/settings/account", { ...fields, current_password: PASSWORD }, { cookie });
    expect([changed.status, changed.headers.get("Location")]).toEqual([
      303,
      "/settings/account?melding=passwordChanged",
    ]);
    expect((await look("/settings/devices", { cookie: other })).status).toBe(303);
    expect((await look("/settings/devices", { cookie })).status).toBe(200);
    expect((await post("/login", { email, password })).status).toBe(303);
  });

  test("another e-mail is confirmed at both addresses by plain forms", async () => {
    const { id, email, cookie } = await signedInSomeone();
    const to = `${newId()}@nyvik.test`;
    const asked = await post(
      "/settings/account",
      { intent: "email", email: to, current_password: PASSWORD },
      { cookie },
    );
    expect(asked.headers.get("Location")).toBe("/settings/account?melding=emailChangeSent");
    expect(await (await look("/settings", { cookie })).text()).toContain(`Venter på at ${to} blir bekreftet`);
    for (const [address, said] of [
      [to, "Én bekreftet, én igjen"],
      [email, "E-postadressen er byttet"],
    ] as const) {
      const token = await tokenMailedTo(address, "change-email");
      expect(await (await look(`/change-email?token=${token}`)).text()).toContain(`Bekreft fra ${address}`);
      expect(await (await post(`/change-email?token=${token}`, { token }, { cookie })).text()).toContain(said);
      expect(await (await look(`/change-email?token=${token}`)).text()).toContain(said);
    }
    expect((await rowsWith(users, { id }))[0]).toMatchObject({ email: to });
    expect((await look("/settings/devices", { cookie })).status).toBe(200);
  });

  test.each(["", "?token=x", `?token=${"a".repeat(43)}`])(
    "a link that does not work is explained: %s",
    async (search) => {
      expect(await (await look(`/change-email${search}`)).text()).toContain("Lenken virker ikke lenger");
    },
  );
});

describe("one's data", () => {
  test("are a file with all of it, and nobody else's, and no secrets", async () => {
    const { id, email, cookie } = await signedInSomeone();
    const event = await anEvent({ title: "Kveldsmesse" });
    await db.insert(userFavorites).values({ id: newId(), user_id: id, event_id: event.id });
    await anOrganizer({ email, name: "Min egen menighet" });
    const response = await look("/settings/my-data", { cookie });
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="samling-\d{4}-\d\d-\d\d\.json"$/,
    );
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      account: { id, email, created_at: expect.stringMatching(/Z$/) as string, favorites_on_device_only: false },
      sessions: [{ last_seen_at: expect.stringMatching(/Z$/) as string }],
      favorite_events: [{ title: "Kveldsmesse" }],
      organizer: { name: "Min egen menighet" },
    });
    expect(text).not.toMatch(/scrypt|password_hash|token|public_key/);
  });

  test("favourites can be kept on the device only: the account gives them up", async () => {
    const { id, cookie } = await signedInSomeone();
    const event = await anEvent();
    await db.insert(userFavorites).values({ id: newId(), user_id: id, event_id: event.id });
    const response = await look("/settings/privacy.data", { cookie });
    expect(response.status).toBe(200);
    expect((await post("/settings/privacy", { favorites_on_device_only: "true" }, { cookie })).status).toBe(200);
    expect(await rowsWith(userFavorites, { user_id: id })).toEqual([]);
    expect((await rowsWith(users, { id }))[0]).toMatchObject({
      favorites_on_device_only: true,
    });
    await post("/settings/privacy", { favorites_on_device_only: "false" }, { cookie });
    expect((await rowsWith(users, { id }))[0]).toMatchObject({
      favorites_on_device_only: false,
    });
  });

  test("the account is deleted by a plain form, and the device forgets it", async () => {
    const { id, cookie } = await signedInSomeone();
    const refused = await post(
      "/settings/delete-account",
      { intent: "delete", current_password: "galt passord" },
      { cookie },
    );
    expect(refused.status).toBe(422);
    const deleted = await post(
      "/settings/delete-account",
      { intent: "delete", current_password: PASSWORD },
      { cookie },
    );
    expect([deleted.status, deleted.headers.get("Location")]).toEqual([303, "/settings?melding=accountDeleted"]);
    expect(deleted.headers.get("Clear-Site-Data")).toBe('"cache"');
    expect(deleted.headers.get("Set-Cookie")).toContain("Max-Age=0");
    expect(await rowsWith(users, { id })).toEqual([]);
    expect(await (await look("/settings?melding=accountDeleted")).text()).toContain("Kontoen din er slettet");
  });
});

describe("two-step sign-in", () => {
  async function withPasskey(given: Parameters<typeof anAccount>[0] = {}) {
    const person = await signedInSomeone(given);
    const device = await anAuthenticator();
    const offer = await (
      await post(
        "/settings/two-step.data",
        { intent: "offer", name: "Telefonen", current_password: PASSWORD },
        { cookie: person.cookie },
      )
    ).text();
    const challenge = /\\"challenge\\":\\"([\w-]+)\\"/.exec(offer)![1]!;
    const response = JSON.stringify(await device.create(challenge));
    const added = await (
      await post("/settings/two-step", { intent: "add", name: "Telefonen", response }, { cookie: person.cookie })
    ).text();
    return { ...person, device, codes: [...new Set(added.match(/[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/g))] };
  }

  test("the password alone opens nothing, a code does, and leads to where it was meant to lead", async () => {
    const { email, codes } = await withPasskey();
    const half = await post("/login", { email, password: PASSWORD, next: "/settings/devices" });
    expect(half.headers.get("Location")).toBe("/login/two-step?next=%2Fsettings%2Fdevices");
    const cookie = cookiesOf(half);
    expect(cookie).not.toContain("samling_session");
    expect((await look("/settings/devices", { cookie })).status).toBe(303);
    const wrong = await post(
      "/login/two-step",
      { intent: "code", recovery_code: "ABCD", next: "/settings/devices" },
      { cookie },
    );
    expect(wrong.headers.get("Location")).toBe("/login/two-step?refused=code&next=%2Fsettings%2Fdevices");
    const right = await post(
      "/login/two-step",
      { intent: "code", recovery_code: codes[0]!, next: "/settings/devices" },
      { cookie },
    );
    expect([right.status, right.headers.get("Location")]).toEqual([303, "/settings/devices"]);
    expect((await look("/settings/devices", { cookie: cookiesOf(right) })).status).toBe(200);
  });

  test("a new password by mail does not go round it", async () => {
    const { email } = await withPasskey();
    await post("/login?mode=forgot", { intent: "forgot", email });
    const token = await tokenMailedTo(email, "reset-password");
    const password = "et nytt og langt passord";
    const changed = await post(`/reset-password?token=${token}`, { token, password, password_repeat: password });
    expect(changed.headers.get("Location")).toBe("/login/two-step");
    expect(cookiesOf(changed)).not.toContain("samling_session");
  });

  test("its page is only for who has given the password", async () => {
    expect((await look("/login/two-step")).headers.get("Location")).toBe("/login");
    expect((await post("/login/two-step", { intent: "code", recovery_code: "ABCD" })).headers.get("Location")).toBe(
      "/login",
    );
  });

  test("where it is demanded of superadmins, their rights wait for it", async () => {
    const settings = { TWO_STEP_REQUIRED_FOR: "superadmins" };
    const email = `${newId()}@lillevik.test`;
    await anOrganizer({ email, is_superadmin: true });
    const { cookie } = await signedInSomeone({ email });
    expect((await look("/debug/mail", { cookie })).status).toBe(200);
    expect((await look("/debug/mail", { cookie, settings })).status).toBe(404);
    expect(await (await look("/settings", { cookie, settings })).text()).toContain("Rollen din krever det");
    await addTheFirst({ email, cookie, settings });
    expect((await look("/debug/mail", { cookie, settings })).status).toBe(200);
  });

  /** Follows the mailed link, because the password alone is not enough. */
  async function addTheFirst({
    email,
    cookie,
    settings,
  }: {
    email: string;
    cookie: string;
    settings: Record<string, string>;
  }) {
    const sending = { cookie, settings };
    const page = await (await look("/settings/two-step", sending)).text();
    expect(page).toContain("Få en lenke på e-post");
    expect(page).not.toContain("Slå på med en passnøkkel");
    const fields = { intent: "offer", name: "T", current_password: PASSWORD };
    const alone = await post("/settings/two-step", fields, sending);
    expect([alone.status, (await alone.text()).includes("Be om en ny.")]).toEqual([422, true]);
    expect((await post("/settings/two-step", { intent: "link" }, sending)).headers.get("Location")).toBe(
      "/settings/two-step?melding=linkSent",
    );
    const token = await tokenMailedTo(email, "settings/two-step");
    const path = `/settings/two-step?token=${token}`;
    expect(await (await look(path, sending)).text()).toContain("Slå på med en passnøkkel");
    const offer = await (await post("/settings/two-step.data", { ...fields, token }, sending)).text();
    const device = await anAuthenticator();
    const response = JSON.stringify(await device.create(/\\"challenge\\":\\"([\w-]+)\\"/.exec(offer)![1]!));
    expect((await post(path, { intent: "add", name: "T", response, token }, sending)).status).toBe(200);
    expect(await (await look(path, sending)).text()).not.toContain("Be om en ny.");
  }

  test("a link that is used, old or somebody else's is said to be", async () => {
    const email = `${newId()}@lillevik.test`;
    await anOrganizer({ email, is_superadmin: true });
    const { cookie } = await signedInSomeone({ email });
    const page = await (
      await look(`/settings/two-step?token=${"x".repeat(43)}`, { cookie, settings: { TWO_STEP_REQUIRED_FOR: "staff" } })
    ).text();
    expect(page).toContain("Denne lenken er brukt, har gått ut eller hører til en annen konto.");
    expect(page).toContain("Send meg lenken");
  });
});
