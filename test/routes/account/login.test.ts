import { describe, expect, test } from "vitest";
import cases from "#test/cases/routes/account/login.tsv?raw";
import { cookiesOf, look, post } from "#test/support/account-requests";
import { anAccount, PASSWORD } from "#test/support/accounts";
import { casesOf } from "#test/support/cases";
import { mailsTo, tokenMailedTo } from "#test/support/mailed";
import { anOrganizer } from "#test/support/rows";

const OFF = { settings: { EMAIL_CONFIRMATION: "off" } };

describe("/login in its three modes", () => {
  test.each([
    ["", "Logg inn", 'name="password"'],
    ["?mode=sign-up", "Opprett konto", 'name="organization_name"'],
    ["?mode=forgot", "Glemt passordet?", 'name="email"'],
    ["?mode=tull&next=%00", "Logg inn", 'name="password"'],
  ])("%s", async (search, heading, field) => {
    const page = await (await look(`/login${search}`)).text();
    expect(page).toMatch(new RegExp(`<h1[^>]*>${heading.replace("?", "\\?")}</h1>`));
    expect(page).toContain(field);
  });

  test("English has the specification's words", async () => {
    const page = await (await look("/login?mode=sign-up", { cookie: "samling_preferences=light.en.24h" })).text();
    expect(page).toContain("Organization Name");
  });

  test("an invitation and a destination go through the forms", async () => {
    const invitation = "i".repeat(43);
    const page = await (await look(`/login?invitation=${invitation}&next=/dashboard/settings`)).text();
    expect(page).toContain(`name="invitation" value="${invitation}"`);
    expect(page).toContain('name="next" value="/dashboard/settings"');
    expect(page).toContain(`/login?mode=sign-up&amp;invitation=${invitation}&amp;next=%2Fdashboard%2Fsettings`);
  });

  test("what was typed stays, but for the password, and errors stand at their fields", async () => {
    const response = await post("/login?mode=sign-up", {
      intent: "sign-up",
      email: "feil@",
      password: "kort",
      organization_name: "Lillevik",
    });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('value="feil@"');
    expect(page).toContain('value="Lillevik"');
    expect(page).not.toContain("kort");
    expect(page).toContain("Passordet må være minst 6 tegn");
    expect(page).toMatch(/<input[^>]*name="email"[^>]*aria-invalid="true"[^>]*aria-describedby="field-email-error"/);
  });
});

describe("the way from signing up to signing out", () => {
  test("with confirmation: a mail, a page whose button confirms, home, and out again", async () => {
    const email = "vei@lillevik.test";
    const signedUp = await post("/login?mode=sign-up", {
      intent: "sign-up",
      email,
      password: PASSWORD,
      organization_name: "Veien menighet",
    });
    expect(signedUp.status).toBe(200);
    expect(await signedUp.text()).toContain("Sjekk e-posten din for å bekrefte kontoen");
    const token = await tokenMailedTo(email, "confirm-email");
    const cookie = cookiesOf(signedUp);
    for (let scan = 0; scan < 2; scan++)
      expect(await (await look(`/confirm-email?token=${token}`, { cookie })).text()).toContain(`value="${token}"`);
    const confirmed = await post("/confirm-email", { token }, { cookie });
    expect([confirmed.status, confirmed.headers.get("Location")]).toEqual([303, "/dashboard"]);
    const session = cookiesOf(confirmed);
    expect(await (await look("/settings", { cookie: session })).text()).toContain(email);
    expect((await look("/login", { cookie: session })).headers.get("Location")).toBe("/dashboard");
    const out = await post("/logout", {}, { cookie: session });
    expect([out.status, out.headers.get("Location")]).toEqual([303, "/"]);
    expect(out.headers.get("Set-Cookie")).toMatch(/^samling_session=; .*Max-Age=0/);
    expect(out.headers.get("Clear-Site-Data"), "nothing that was looked at is a Back away").toBe('"cache"');
    expect(await (await look("/settings", { cookie: session })).text()).not.toContain(email);
  });

  test.each([
    ["/organizer/fjell/claim", "/organizer/fjell/claim"],
    ["//evil.example", "/dashboard"],
  ])("on the way to %s: the mailed link leads on to %s", async (next, goesTo) => {
    const email = `paa-vei-${goesTo.length}@lillevik.test`;
    const given = { intent: "sign-up", email, password: PASSWORD, organization_name: "På vei", next };
    const signedUp = await post("/login?mode=sign-up", given);
    const [mail] = await mailsTo(email);
    const link = new URL(/https?:\S+confirm-email\S+/.exec(mail!.body_text!)![0]);
    const token = link.searchParams.get("token")!;
    const confirmed = await post(link.pathname + link.search, { token }, { cookie: cookiesOf(signedUp) });
    expect(confirmed.headers.get("Location")).toBe(goesTo);
  });

  test("a confirmation pressed again because the answer was lost says that it is done, and opens nothing", async () => {
    const email = "tapt-svar@lillevik.test";
    const cookie = cookiesOf(
      await post("/login?mode=sign-up", {
        intent: "sign-up",
        email,
        password: PASSWORD,
        organization_name: "Tapt menighet",
      }),
    );
    const token = await tokenMailedTo(email, "confirm-email");
    await post("/confirm-email", { token }, { cookie });
    const again = await post("/confirm-email", { token }, { cookie });
    expect([again.status, again.headers.get("Location"), cookiesOf(again)]).toEqual([
      303,
      `/confirm-email?token=${token}`,
      "",
    ]);
    const page = await (await look(`/confirm-email?token=${token}`, { cookie })).text();
    expect(page).toContain("Adressen er allerede bekreftet");
    expect(page).toContain('href="/login"');
    expect(page).not.toContain("Lenken virker ikke lenger");
  });

  test("another browser is asked for the password", async () => {
    const email = "annen-nettleser@lillevik.test";
    await post("/login", { intent: "sign-up", email, password: PASSWORD, follow_only: "on" });
    const token = await tokenMailedTo(email, "confirm-email");
    const confirm = (fields: { password?: string }) => post("/confirm-email", { token, ...fields });
    expect([(await confirm({})).status, (await confirm({ password: PASSWORD })).status]).toEqual([422, 303]);
  });

  test("without confirmation: home at once", async () => {
    const fields = {
      intent: "sign-up",
      email: "uten@lillevik.test",
      password: PASSWORD,
      organization_name: "Uten menighet",
    };
    const response = await post("/login", fields, OFF);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/dashboard"]);
    expect((await look("/login", { cookie: cookiesOf(response) })).headers.get("Location")).toBe("/dashboard");
  });

  test("organiser.md 8: where sign-up is not enabled, both forms say so and keep what was typed", async () => {
    const given = { email: "stengt@lillevik.test", password: PASSWORD, password_repeat: PASSWORD };
    const fields = { ...given, intent: "sign-up", organization_name: "Stengt menighet" };
    for (const [path, told] of [
      ["/login?mode=sign-up", "Registrering er ikke aktivert. Kontakt administrator."],
      ["/become-organizer.data", "signUpDisabled"],
    ] as const) {
      const response = await post(path, fields, { settings: { SIGN_UP: "invited" } });
      expect(response.status).toBe(403);
      const answer = await response.text();
      expect([answer.includes(told), answer.includes(given.email)]).toEqual([true, true]);
    }
  });

  test("an unconfirmed account may ask for its link again", async () => {
    const { email } = await anAccount({ email_verified_at: null });
    const response = await post("/login", { intent: "sign-in", email, password: PASSWORD });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("Send lenken på nytt");
    const sent = await post("/login", { intent: "resend", email });
    expect(await sent.text()).toContain("E-post sendt!");
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("following a link signs nobody out", async () => {
    const { email } = await anAccount();
    const cookie = cookiesOf(await post("/login", { email, password: PASSWORD }));
    await look("/logout", { cookie });
    expect(await (await look("/settings", { cookie })).text()).toContain(email);
  });
});

describe("the dialog of /become-organizer", () => {
  const fields = (email: string, repeat = PASSWORD) => ({ email, password: PASSWORD, password_repeat: repeat });

  test("its links lead to pages that work without scripts", async () => {
    const page = await (await look("/become-organizer")).text();
    expect(page).toContain('href="/login?mode=sign-up"');
    expect(page).toContain('href="/login"');
    expect(page).toContain("Statistikk og innsikt");
    expect(page).toContain("99 kr");
  });

  test("passwords that differ are refused", async () => {
    const response = await post("/become-organizer.data", fields("modal@lillevik.test", "noe annet"));
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("passwordsDiffer");
  });

  test("with confirmation it says to look into the mail, without it is created at once", async () => {
    expect(await (await post("/become-organizer.data", fields("modal@lillevik.test"))).text()).toContain("checkEmail");
    const created = await post("/become-organizer.data", fields("modal2@lillevik.test"), OFF);
    expect(await created.text()).toContain("created");
    expect(created.headers.get("Set-Cookie")).toMatch(/^samling_session=/);
  });
});

describe("answers tell nothing", () => {
  const bare = async (response: Response, email: string) =>
    (await response.text())
      .replaceAll(email, "…")
      .replaceAll(/nonce="\w+"/g, "")
      .replaceAll(/"nonce[^"]*"/g, "");

  test.each(["sign-in", "sign-up", "forgot", "resend"])(
    "%s: the same page and status for an address with an account and one without",
    async (intent) => {
      const { email } = await anAccount();
      const unknown = `${intent}@lillevik.test`.padStart(email.length, "x");
      const answers = await Promise.all(
        [email, unknown].map(async (address) => {
          const response = await post("/login", {
            intent,
            email: address,
            password: "et annet passord",
            follow_only: "on",
          });
          return {
            status: response.status,
            cookies: response.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, "")),
            page: await bare(response, address),
          };
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
    },
  );

  test("too many attempts: 429, Retry-After and a clear message", async () => {
    const headers = { "CF-Connecting-IP": "2001:db8:1:2::1" };
    const attempt = (address: string) =>
      post(
        "/login",
        { intent: "sign-in", email: "mange@lillevik.test", password: "feil passord" },
        { headers: { "CF-Connecting-IP": address } },
      );
    for (let time = 0; time < 5; time++) expect((await attempt(headers["CF-Connecting-IP"])).status).toBe(422);
    const refused = await attempt("2001:db8:1:2:ffff::9");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("900");
    expect(await refused.text()).toContain("Prøv igjen om 15 minutter");
    expect((await attempt("2001:db8:1:3::1")).status).toBe(422);
  });
});

describe("only our own pages, only local paths", () => {
  test.each([
    [{ "Sec-Fetch-Site": "cross-site" }],
    [{ "Sec-Fetch-Site": "same-site" }],
    [{ Origin: "https://evil.example" }],
    [{ Origin: "null" }],
    [{ "Sec-Fetch-Site": "none", Origin: "https://evil.example" }],
  ])("a request from elsewhere is refused: %j", async (headers) => {
    const { email } = await anAccount();
    for (const [path, fields] of [
      ["/login", { email, password: PASSWORD }],
      ["/logout", {}],
      ["/become-organizer", { email: "x@lillevik.test" }],
      ["/reset-password", { token: "x" }],
    ] as const) {
      const response = await post(path, fields, { headers });
      expect(response.status).toBe(403);
      expect(response.headers.get("Set-Cookie")).toBeNull();
    }
  });

  test.each(casesOf<[string, string]>(cases, "next= leads to"))("next=%j leads to %s", async (next, to) => {
    const { email } = await anAccount();
    await anOrganizer({ email });
    const response = await post("/login", { email, password: PASSWORD, next });
    expect(response.headers.get("Location")).toBe(to);
    expect(
      (await look(`/login?${new URLSearchParams({ next })}`, { cookie: cookiesOf(response) })).headers.get("Location"),
    ).toBe(to);
  });
});
