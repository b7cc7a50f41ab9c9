import { readImageChoice } from "./image-field";
import { organizerForm } from "./organizer-form";
import { formTexts, parseForm } from "./parse-form";
import { readSeenVersion } from "./seen-version";

/** Two pictures of 5 MB, and what is written. */
export const PROFILE_MAX_BYTES = 12 * 1024 * 1024;

/** What was sent with the form of a profile: its texts as they were typed, and what they come to. */
export function readProfileRequest(form: FormData) {
  const texts = formTexts(form);
  return {
    texts,
    submission: {
      version: readSeenVersion(texts),
      profile: parseForm(organizerForm, texts),
      images: { cover_image_url: readImageChoice(form, "cover_image_url"), logo_url: readImageChoice(form, "logo_url") },
    },
  };
}
