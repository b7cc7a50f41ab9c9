import { publicLoader, requireMethod } from "~/http/methods";
import { dataNotFound } from "~/http/requests";

export const loader = publicLoader(async () =>
  dataNotFound("There is nothing at this address. See /api/openapi.json."),
);

export const action = requireMethod("public");
