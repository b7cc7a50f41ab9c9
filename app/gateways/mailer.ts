import { SUPPRESSED } from "~/domain/mail/codes";

interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** One press there stops letters of this kind, signed out too (RFC 8058). */
  unsubscribeUrl?: string | null;
}

export type MailResult = { sent: true } | { sent: false; code: string; isTemporary: boolean };

export interface Mailer {
  send(mail: OutgoingMail): Promise<MailResult>;
}

/** `env.EMAIL`. */
export interface EmailBinding {
  send(message: {
    to: string;
    from: { email: string; name: string };
    subject: string;
    text: string;
    html: string;
    headers?: Record<string, string>;
  }): Promise<{ messageId: string }>;
}

/** Codes that say nothing of the product. */
export const NOT_ALLOWED = "E_RECIPIENT_NOT_ALLOWED";
export const RECIPIENTS_FAULT = [SUPPRESSED, NOT_ALLOWED];

/** The service says by these that a second try would fail too; every other failure, also one without a code, may pass. */
export const FINAL_CODES: ReadonlySet<string> = new Set([
  ...RECIPIENTS_FAULT,
  "E_TOO_MANY_RECIPIENTS",
  "E_SENDER_NOT_VERIFIED",
  "E_SENDER_DOMAIN_NOT_AVAILABLE",
  "E_VALIDATION_ERROR",
  "E_FIELD_MISSING",
  "E_CONTENT_TOO_LARGE",
  "E_HEADER_NOT_ALLOWED",
  "E_HEADER_USE_API_FIELD",
  "E_HEADER_VALUE_INVALID",
  "E_HEADER_VALUE_TOO_LONG",
  "E_HEADER_NAME_INVALID",
  "E_HEADERS_TOO_LARGE",
  "E_HEADERS_TOO_MANY",
]);

/** `from` is EMAIL_FROM, "Name <address>". */
export function platformMailer(binding: EmailBinding, from: string): Mailer {
  const [, name = "", email = ""] = /^\s*([^<]*?)\s*<([^>]+)>/.exec(from) ?? [];
  return {
    async send({ unsubscribeUrl, ...mail }) {
      const headers = unsubscribeUrl && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      };
      try {
        await binding.send({ ...mail, from: { email, name }, ...(headers && { headers }) });
        return { sent: true };
      } catch (error) {
        const code = codeOf(error);
        return { sent: false, code, isTemporary: !FINAL_CODES.has(code) };
      }
    },
  };
}

function codeOf(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  return typeof code === "string" ? code : "E_UNKNOWN";
}
