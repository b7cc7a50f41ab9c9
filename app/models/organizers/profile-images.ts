import type { ImageProblem } from "~/domain/images/format";
import type { PROFILE_IMAGES } from "~/domain/organizers/profile";
import { takeImage, type TakeDeps } from "~/models/images/take";
import type { ImageChoice } from "~/schemas/images/requests";

export type ProfileImages = Record<(typeof PROFILE_IMAGES)[number], string | null>;

export type ProfileImageChoices = Record<keyof ProfileImages, ImageChoice>;
type ProfileImageProblems = Partial<Record<keyof ProfileImages, ImageProblem>>;

export interface TakenImages {
  images: ProfileImages;
  imageProblems: ProfileImageProblems;
  /** Set where one was too many. */
  retryAfterSeconds?: number;
}

export const hasProblems = ({ imageProblems }: TakenImages): boolean => Object.keys(imageProblems).length > 0;

export const NO_IMAGES = { cover_image_url: null, logo_url: null, organizerId: null };

/** A refused image leaves the current one in place. */
export async function takeProfileImages(
  choices: ProfileImageChoices,
  current: ProfileImages & { organizerId: string | null; newcomerId?: string },
  deps: TakeDeps,
): Promise<TakenImages> {
  const { cover_image_url, logo_url, ...whose } = current;
  const cover = await takeImage(choices.cover_image_url, { kind: "cover", current: cover_image_url, ...whose }, deps);
  const logo = await takeImage(choices.logo_url, { kind: "logo", current: logo_url, ...whose }, deps);
  const refused = [cover, logo].filter((image) => !image.ok).map(({ problem }) => problem);
  const waits = refused.flatMap(({ retryAfterSeconds }) => retryAfterSeconds ?? []);
  return {
    images: {
      cover_image_url: cover.ok ? cover.value : current.cover_image_url,
      logo_url: logo.ok ? logo.value : current.logo_url,
    },
    imageProblems: {
      ...(cover.ok ? {} : { cover_image_url: cover.problem.image }),
      ...(logo.ok ? {} : { logo_url: logo.problem.image }),
    },
    ...(waits.length > 0 && { retryAfterSeconds: Math.max(...waits) }),
  };
}
