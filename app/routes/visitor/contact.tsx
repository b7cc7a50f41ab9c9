import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { contactMessages } from "#messages/contact";
import { ContactPage } from "~/components/contact/contact-page";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { returnForm } from "~/http/forms";
import { redirectTo, requireTexts } from "~/http/requests";
import { sendContactMessage } from "~/models/mail/contact";
import { parseForm } from "~/schemas/forms/parse";
import { contactForm } from "~/schemas/site/contact";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/contact", contactMessages, (m) => m);

export async function loader({ context }: LoaderFunctionArgs) {
  return { email: (await context.viewer())?.email ?? null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const texts = await requireTexts(request);
  const form = parseForm(contactForm, texts);
  if (!form.ok) return returnForm(texts, { errors: form.problem });
  const sent = await sendContactMessage(form.value, await context.viewer(), context);
  return sent.ok ? redirectTo("/contact/sent") : returnForm(texts, { problem: sent.problem });
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function ContactRoute() {
  return <ContactPage {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
