import * as z from "zod";
import { parseOrganizationNumber, parsePhone } from "~/domain/organizers/contact";
import { CONTENT_LANGUAGES } from "~/domain/site/locales";
import { parseWebsite } from "~/domain/text/links";
import { parseUrl } from "~/domain/text/parse-url";
import { cleanLine, cleanText } from "~/domain/text/plain-text";
import { parseClockTime } from "~/domain/time/clock-time";
import { calendarDayIn } from "~/domain/time/days-and-moments";
import { MAX_LENGTH, PASSWORD_MIN_LENGTH } from "./limits";
import { type FormProblem, tooLong } from "./problems";

const typed = z.string().default("");

const atMost = (max: number) => z.string().max(max, tooLong(max));

const emptyAsNull = (text: string) => text || null;

export const requiredLine = (max: number, missing: FormProblem) =>
  typed.transform(cleanLine).pipe(atMost(max).min(1, missing));
export const requiredText = (max: number, missing: FormProblem) =>
  typed.transform(cleanText).pipe(atMost(max).min(1, missing));
export const optionalLine = (max: number) => typed.transform(cleanLine).pipe(atMost(max)).transform(emptyAsNull);
export const optionalText = (max: number) => typed.transform(cleanText).pipe(atMost(max)).transform(emptyAsNull);

/** Empty is null; `parse` returning null is the problem `wrong`. */
function optionalField<Value>(parse: (text: string) => Value | null, wrong: FormProblem) {
  return typed.transform(cleanLine).transform((text, context): Value | null => {
    const value = text === "" ? null : parse(text);
    if (text !== "" && value === null) context.issues.push({ code: "custom", message: wrong, input: text });
    return value;
  });
}

function requiredField<Value>(parse: (text: string) => Value | null, missing: FormProblem, wrong: FormProblem) {
  return optionalField(parse, wrong).transform((value, context): Value => {
    if (value !== null) return value;
    context.issues.push({ code: "custom", message: missing, input: value });
    return z.NEVER;
  });
}

/** YYYY-MM-DD. */
export const optionalDay = optionalField(calendarDayIn, "dateInvalid");
export const requiredDay = (missing: FormProblem) => requiredField(calendarDayIn, missing, "dateInvalid");

/** HH:MM. */
export const optionalTime = optionalField(parseClockTime, "timeInvalid");
export const requiredTime = (missing: FormProblem) => requiredField(parseClockTime, missing, "timeInvalid");

export const website = optionalField(
  (text) => (text.length <= MAX_LENGTH.website ? parseWebsite(text) : null),
  "websiteInvalid",
);

export const phone = optionalField(
  (text) => (text.length <= MAX_LENGTH.phone ? parsePhone(text) : null),
  "phoneInvalid",
);

/** Nine digits, with a valid check digit. */
export const organizationNumber = optionalField(parseOrganizationNumber, "organizationNumberInvalid");

export const optionalChoice = <Value extends string>(values: readonly Value[]) =>
  optionalField((text): Value | null => values.find((value) => value === text) ?? null, "invalid");

export const optionalNumber = (most: number) =>
  optionalField((text) => (/^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : null), "numberInvalid");

export const contentLanguage = optionalChoice(CONTENT_LANGUAGES);

const coordinate = (limit: number) =>
  optionalField((text) => {
    const degrees = /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN;
    return Math.abs(degrees) <= limit ? degrees : null;
  }, "positionInvalid");

export const latitude = coordinate(90);
export const longitude = coordinate(180);

export const checkbox = typed.transform((text) => ["on", "yes", "true", "1"].includes(text));

/** As mail servers and addresses of websites write a domain with æ, ø or å. */
const withPlainDomain = (address: string) =>
  address.replace(/(?<=@)[\p{L}\p{M}\d.-]+$/u, (domain) =>
    /[^\x20-\x7e]/.test(domain) ? (parseUrl(`https://${domain}`)?.hostname ?? domain) : domain,
  );

/** In lower case, as it is stored and compared. */
export const email = typed
  .transform((text) => withPlainDomain(cleanLine(text).toLowerCase()))
  .pipe(
    z
      .string()
      .min(1, "emailRequired" satisfies FormProblem)
      .max(MAX_LENGTH.email, "emailInvalid" satisfies FormProblem),
  )
  .pipe(z.email("emailInvalid" satisfies FormProblem))
  .refine((address) => address.indexOf("@") <= 64, "emailInvalid" satisfies FormProblem);

export const optionalEmail = optionalField((text) => email.safeParse(text).data ?? null, "emailInvalid");

/** Exactly as typed, with spaces. */
export const password = typed
  .pipe(z.string().min(1, "passwordRequired" satisfies FormProblem))
  .pipe(z.string().min(PASSWORD_MIN_LENGTH, "passwordTooShort" satisfies FormProblem))
  .pipe(z.string().max(MAX_LENGTH.password, "passwordTooLong" satisfies FormProblem));

/** See app/auth/tokens.ts. */
export const mailedToken = z.string().regex(/^[\w-]{43}$/);
