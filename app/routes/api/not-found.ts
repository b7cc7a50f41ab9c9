import { publicNotFound, publicLoader, refuseWriting } from "~/http/public-answers";

/** Every address under /api that is nothing. */
export const loader = publicLoader(async () =>
  publicNotFound("There is nothing at this address. See /api/openapi.json."),
);

export const action = refuseWriting;
