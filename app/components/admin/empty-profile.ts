import type { ProfileFormView } from "~/views/profile-form";

export const EMPTY_PROFILE: ProfileFormView = {
  name: "",
  description: "",
  phone: "",
  website: "",
  organization_number: "",
  address: "",
  city: "",
  position: null,
  cover_image_url: null,
  logo_url: null,
  seen: {},
};
