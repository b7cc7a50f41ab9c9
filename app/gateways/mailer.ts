/** A mail as it is sent. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export type MailResult = { sent: true } | { sent: false; code: string; isTemporary: boolean };

export interface Mailer {
  send(mail: OutgoingMail): Promise<MailResult>;
}

/** The platform's mail binding: `env.EMAIL`. */
export interface EmailBinding {
  send(message: {
    to: string;
    from: { email: string; name: string };
    subject: string;
    text: string;
    html: string;
  }): Promise<{ messageId: string }>;
}

/** Codes of temporary failures; every other failure is final. */
const TEMPORARY = new Set(["E_RATE_LIMIT_EXCEEDED", "E_DAILY_LIMIT_EXCEEDED", "E_INTERNAL_SERVER_ERROR"]);

/** Sends through the platform; `from` is the setting EMAIL_FROM, "Name <address>". */
export function platformMailer(binding: EmailBinding, from: string): Mailer {
  const [, name = "", email = ""] = /^\s*([^<]*?)\s*<([^>]+)>/.exec(from) ?? [];
  return {
    async send(mail) {
      try {
        await binding.send({ ...mail, from: { email, name } });
        return { sent: true };
      } catch (error) {
        const { code = "E_UNKNOWN" } = error as { code?: string };
        return { sent: false, code, isTemporary: TEMPORARY.has(code) };
      }
    },
  };
}
