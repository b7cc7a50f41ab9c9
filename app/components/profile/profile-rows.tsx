import { Accessibility, Church, Clock, ImagePlus, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { factsMessages } from "#messages/facts";
import { imageMessages } from "#messages/images";
import { openingMessages } from "#messages/opening";
import { profileMessages } from "#messages/profile";
import type { ReturnedForm } from "~/components/send/form-problems";
import { FormRow } from "~/components/ui/form-row";
import { PLACE_FACTS } from "~/domain/facts/facts";
import { OPENING_FIELDS } from "~/domain/organizers/open-spans";
import { PROFILE_IMAGES } from "~/domain/organizers/profile";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ProfileAnswer } from "~/views/organizers/profile-form";

/** Fields by row, in the order of the screen. */
const ROWS = {
  about: ["name", "description", "language"],
  presentation: ["description", "language"],
  contact: ["phone", "contact_email", "website", "organization_number"],
  place: ["address", "lat", "lng", "city"],
  facts: ["family", ...PLACE_FACTS],
  opening: OPENING_FIELDS,
  images: PROFILE_IMAGES,
} as const satisfies Record<string, readonly string[]>;

type RowName = keyof typeof ROWS;

const ICONS = {
  about: Church,
  presentation: Church,
  contact: Phone,
  place: MapPin,
  facts: Accessibility,
  opening: Clock,
  images: ImagePlus,
};

interface Props {
  /** What stands in the form. */
  draft: FormTexts;
  answer: ProfileAnswer | undefined;
  errorOf: ReturnedForm["errorOf"];
  /** Those that are shown. */
  children: Partial<Record<RowName, ReactNode>>;
}

/** As the rows of an event's form. */
export function ProfileRows({ draft, answer, errorOf, children }: Props) {
  const m = useMessages(profileMessages);
  const facts = useMessages(factsMessages);
  const opening = useMessages(openingMessages);
  const { labels } = useMessages(imageMessages);
  const isSaid = (name: string) => Boolean(draft[name]?.trim());
  const words = (...names: string[]) => names.filter(isSaid).map((name) => draft[name]);
  const values: Record<RowName, readonly (string | undefined)[]> = {
    about: words("name"),
    presentation: words("description"),
    contact: words("phone", "contact_email", "website"),
    place: words("address").length > 0 ? words("address") : words("city"),
    facts: [
      draft["family"] && facts.families[draft["family"] as keyof typeof facts.families],
      ...PLACE_FACTS.filter(isSaid).map((name) => facts.facts[name]),
    ],
    opening: OPENING_FIELDS.filter(isSaid).map((name) => opening.fields[name]),
    images: [isSaid("cover_image_url") && labels.cover, isSaid("logo_url") && labels.logo].map((name) => name || ""),
  };
  const asksFor: Partial<Record<RowName, boolean>> = {
    // What must be said stands open.
    about: Boolean(answer?.register) || !isSaid("name"),
    contact: answer?.problem === "numberTaken",
    images: Object.keys(answer?.imageProblems ?? {}).length > 0,
  };
  const titles = { ...m, facts: facts.form.organizerPlace, opening: opening.title };
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface">
      {(Object.keys(ROWS) as RowName[]).map((name) => {
        const value = values[name].filter(Boolean).join(", ");
        return (
          children[name] && (
            <FormRow
              key={name}
              name={name}
              label={titles[name]}
              Icon={ICONS[name]}
              value={value || m.unset}
              isSet={value !== ""}
              hasProblem={asksFor[name] === true || ROWS[name].some((field) => errorOf(field))}
              answer={answer}
            >
              {children[name]}
            </FormRow>
          )
        );
      })}
    </div>
  );
}
