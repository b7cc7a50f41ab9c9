import { answerCard, findCard } from "~/http/cards";
import { publicLoader, requireMethod } from "~/http/methods";
import { dataNotFound, requireQuery } from "~/http/requests";
import { cardQuery, cardSubject } from "~/schemas/cards/query";

export const loader = publicLoader(async ({ request, params, context }) => {
  const subject = cardSubject.safeParse(params);
  if (!subject.success) return dataNotFound();
  const asked = requireQuery(cardQuery, request);
  const found = await findCard(subject.data, context);
  return found ? answerCard(request, found, asked, context) : dataNotFound();
});

export const action = requireMethod("public");
