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

/** Every other failure is final. */
const TEMPORARY = new Set(["E_RATE_LIMIT_EXCEEDED", "E_DAILY_LIMIT_EXCEEDED", "E_INTERNAL_SERVER_ERROR"]);

/** The service no longer sends to the address: mails came back or were complained about. */
export const SUPPRESSED = "E_RECIPIENT_SUPPRESSED";

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
        const { code = "E_UNKNOWN" } = error as { code?: string };
        return { sent: false, code, isTemporary: TEMPORARY.has(code) };
      }
    },
  };
}
