import { adminOrganizerForm } from "./admin-forms";
import { readImageChoice } from "./image-field";
import { formTexts, parseForm } from "./parse-form";

/** What was sent with the form that adds an organisation: its texts as they were typed, and what they come to. */
export function readNewOrganizer(form: FormData) {
  const texts = formTexts(form);
  return {
    texts,
    submission: {
      organizer: parseForm(adminOrganizerForm, texts),
      images: { cover_image_url: readImageChoice(form, "cover_image_url"), logo_url: readImageChoice(form, "logo_url") },
    },
  };
}
