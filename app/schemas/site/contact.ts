import * as z from "zod";
import { email, optionalLine, requiredLine, requiredText } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";

export const contactForm = z.object({
  name: optionalLine(MAX_LENGTH.name),
  email,
  subject: requiredLine(MAX_LENGTH.contactSubject, "subjectRequired"),
  message: requiredText(MAX_LENGTH.contactMessage, "messageRequired"),
});

export type ContactMessage = z.output<typeof contactForm>;
