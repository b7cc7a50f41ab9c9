import { publicNotFound, publicLoader, refuseWriting } from "~/http/public-answers";

/** Every unknown address under /api. */
export const loader = publicLoader(async () =>
  publicNotFound("There is nothing at this address. See /api/openapi.json."),
);

export const action = refuseWriting;
