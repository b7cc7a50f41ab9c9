import { type FormTexts, formTexts } from "~/schemas/parse-form";

/** The texts of a posted form; a 400 where it is no form. */
export async function requireTexts(request: Request): Promise<FormTexts> {
  const form = await request.formData().catch(() => null);
  if (!form) throw new Response(null, { status: 400 });
  return formTexts(form);
}
