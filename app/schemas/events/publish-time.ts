import * as z from "zod";
import { momentAt } from "~/domain/time/days-and-moments";
import { refuse, type Result, succeed } from "~/domain/values";
import { requiredDay, requiredTime } from "~/schemas/forms/fields";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import type { FormErrors } from "~/schemas/forms/problems";

export const PUBLISH_FIELDS = ["publish", "publish_date", "publish_time"] as const;

const laterFields = z.object({
  publish_date: requiredDay("publishDateRequired"),
  publish_time: requiredTime("publishTimeRequired"),
});

export function parsePublishTime(
  texts: FormTexts,
  { now, start, before }: { now: Date; start: Date | null; before: Date | null },
): Result<Date | null, FormErrors<keyof z.input<typeof laterFields>>> {
  if (texts["publish"] !== "later") return succeed(null);
  const fields = parseForm(laterFields, texts);
  if (!fields.ok) return fields;
  const at = momentAt(fields.value.publish_date, fields.value.publish_time);
  if (at <= now && at.getTime() !== before?.getTime()) return refuse({ publish_date: "publishInPast" });
  return start && at >= start ? refuse({ publish_date: "publishAfterStart" }) : succeed(at);
}
