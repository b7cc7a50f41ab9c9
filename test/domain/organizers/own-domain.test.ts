import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { isAtDomain, ownDomainOf } from "~/domain/organizers/register-pages";
import { email } from "~/schemas/forms/fields";

const CASES = caseFile("domain/organizers/own-domain.tsv");

describe("the registered website's domain", () => {
  test.each(casesOf<[string | null, string | null]>(CASES, "the registered website's domain"))(
    "of %s: %s",
    (address, domain) => expect(ownDomainOf(address)).toBe(domain),
  );

  test.each([
    ...["/menigheter/x", "/om", "/?side=2", "/#/bykirken", "//", "/index.html"].map((path) => `felles.example${path}`),
    "felles.example:8443/",
  ])("a page beside others' on one host proves nothing: %s", (address) =>
    expect(ownDomainOf(`https://${address}`)).toBeNull(),
  );

  test.each([
    ...["frelsesarmeen.no", "misjonskirken.no", "frikirken.no", "katolsk.no", "kirken.no", "bydal.kommune.no"],
    ...[
      "sites.google.com",
      "bykirken.wixsite.com",
      "bykirken.webnode.page",
      "bykirken.github.io",
      "bykirken.netlify.app",
    ],
    ...["online.no", "gmail.com"],
  ])("a home of many proves nothing, in any spelling of its host: %s", (host) => {
    for (const spelled of [host, `www.${host}`, `${host}.`, host.toUpperCase(), `lillevik.${host}`]) {
      expect(ownDomainOf(`https://${spelled}/`), spelled).toBeNull();
      expect(isAtDomain(`post@${host}`, `https://${spelled}/`), spelled).toBe(false);
    }
  });

  test("a mail address with æ, ø or å is at the domain that the website has", () => {
    for (const typed of ["Post@Blåkors.example", "post@xn--blkors-jua.example", "post@bla\u030akors.example"])
      expect(isAtDomain(email.parse(typed), "https://www.blåkors.example"), typed).toBe(true);
    expect(email.safeParse("post@blå kors.example").success).toBe(false);
  });

  test.each([
    ["post@bykirken.example", true],
    ["post@annen.bykirken.example", false],
    ["post@bykirken.example.no", false],
    ["post@xbykirken.example", false],
    ["bykirken.example@gmail.com", false],
  ])("an address %s is at it: %s", (email, isAt) =>
    expect(isAtDomain(email, "https://www.bykirken.example/")).toBe(isAt),
  );
});
