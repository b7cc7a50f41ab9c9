import type { ImageKind, ImageProblem } from "~/domain/images/format";
import type { imageMessages as nb } from "../nb/images";

export const imageMessages: typeof nb = {
  labels: { event: "Picture", cover: "Cover image", logo: "Logo" } satisfies Record<ImageKind, string>,
  choose: { event: "Choose a picture", cover: "Choose a cover image", logo: "Choose a logo" } satisfies Record<
    ImageKind,
    string
  >,
  replace: {
    event: "Replace the picture",
    cover: "Replace the cover image",
    logo: "Replace the logo",
  } satisfies Record<ImageKind, string>,
  removeThis: {
    event: "Remove the picture",
    cover: "Remove the cover image",
    logo: "Remove the logo",
  } satisfies Record<ImageKind, string>,
  remove: "Remove",
  hints: {
    event: "Preferably wider than high, at least 1200 pixels wide.",
    cover: "Recommended size: 1920x600 pixels.",
    logo: "Square, recommended 512x512 pixels.",
  } satisfies Record<ImageKind, string>,
  limits: "JPEG, PNG, WebP or AVIF, 5 MB at most.",
  anySize: "Photographs straight from your phone are fine, large ones too: we make them smaller before they are sent.",
  stripped: "The place and other details in the file are removed.",
  cropHeading: "Choose what to show",
  cropHint: "Drag the picture, or use the sliders.",
  cropPreview: "The picture as it will be",
  zoom: "Zoom",
  sideways: "Sideways",
  upAndDown: "Up and down",
  useWhole: "Show the whole poster",
  altProposed: "Proposed from what was read in the picture. Correct what is wrong.",
  useCrop: "Use the picture",
  preparing: "Preparing the picture …",
  sending: "Uploading the picture …",
  sent: "The picture is uploaded",
  callOff: "Cancel the upload",
  held: {
    title: "Wait a moment, the picture is being uploaded.",
    goesOn: {
      publish: "The event is published by itself once the picture is there.",
      save: "It is saved by itself once the picture is there.",
    },
    failed: {
      publish: "The event is not published yet: its picture did not get through.",
      save: "It is not saved yet: the picture did not get through.",
    },
    without: { publish: "Publish without the picture", save: "Save without the new picture" },
    stop: { publish: "Do not publish yet", save: "Do not save yet" },
  },
  retry: "Try again",
  chooseAgain: "If you chose a picture, choose it again before you send the form once more.",
  problems: {
    tooLarge: "Image must be less than 5MB",
    tooManyPixels:
      "The picture has too many pixels. Save it in a smaller size (40 megapixels at most) and choose it again.",
    svg: "We cannot take SVG. Save the picture as PNG or JPEG.",
    gif: "We cannot take GIF. Save the picture as PNG or JPEG.",
    heic: "HEIC cannot be read here. Save the picture as JPEG, or choose it on your phone.",
    notAnImage: "The file is not a picture. Choose JPEG, PNG, WebP or AVIF.",
    polyglot: "The file holds more than a picture. Save the picture anew and try again.",
    broken: "We could not read the picture. It may be damaged. Try another one.",
    expired: "The picture is no longer available. Choose it again.",
    tooMany: "You have uploaded very many pictures. Wait a while and try again.",
    failed: "Failed to upload image",
  } satisfies Record<ImageProblem, string>,
};
