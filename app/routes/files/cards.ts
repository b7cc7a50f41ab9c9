import { requireQuery } from "~/http/bodies";
import { answerCard, findCard } from "~/http/cards";
import { requireMethod } from "~/http/methods";
import { publicLoader } from "~/http/public-answers";
import { dataNotFound } from "~/http/refusals";
import { cardQuery, cardSubject } from "~/schemas/cards/query";

export const loader = publicLoader(async ({ request, params, context }) => {
  const subject = cardSubject.safeParse(params);
  if (!subject.success) return dataNotFound();
  const asked = requireQuery(cardQuery, request);
  const found = await findCard(subject.data, context);
  return found ? answerCard(request, found, asked, context) : dataNotFound();
});

export const action = requireMethod("public");
