import { requireMethod } from "~/http/methods";
import { publicLoader } from "~/http/public-answers";
import { dataNotFound } from "~/http/refusals";

export const loader = publicLoader(async () =>
  dataNotFound("There is nothing at this address. See /api/openapi.json."),
);

export const action = requireMethod("public");
