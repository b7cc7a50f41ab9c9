import { commonMessages } from "#messages/common";
import { homeMessages } from "#messages/home";
import { homeHeadMessages } from "#messages/home-head";
import { organizationsMessages } from "#messages/organizations";
import { addressInLanguage, API_LOCALE } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { viewOpenApi } from "~/views/openapi/document";
import { viewTools } from "~/views/openapi/tools";

interface Operation {
  summary: string;
  parameters?: { name: string; in: string }[];
}

/** llms.txt (llmstxt.org): what programs may read, from the source of the OpenAPI document. */
export function viewLlms(appUrl: string): string {
  const { siteName } = messagesIn(commonMessages, API_LOCALE);
  const { info, paths } = viewOpenApi(appUrl) as {
    info: { description: string };
    paths: Record<string, { get?: Operation }>;
  };
  const page = (name: string, path: string, note: string) =>
    `- [${name}](${addressInLanguage(appUrl + path, API_LOCALE)}): ${note}`;
  const reads = Object.entries(paths).flatMap(([path, { get }]) => (get ? [readLine(appUrl + path, get)] : []));
  const home = messagesIn(homeMessages, API_LOCALE);
  const { description } = messagesIn(homeHeadMessages, API_LOCALE);
  const organizations = messagesIn(organizationsMessages, API_LOCALE);
  return [
    `# ${siteName}`,
    `> ${description}`,
    info.description,
    "## Pages",
    [page(siteName, "/", home.heading), page(organizations.title, "/organizations", organizations.description)].join(
      "\n",
    ),
    "## What programs may read",
    reads.join("\n"),
    "## More",
    [
      `- [OpenAPI 3.1](${appUrl}/api/openapi.json): every parameter and every answer.`,
      `- [Model Context Protocol](${appUrl}/mcp): tools for assistants: ${toolNames()}.`,
      `- [Sitemap](${appUrl}/sitemap.xml): every coming event and every organizer.`,
    ].join("\n"),
    "",
  ].join("\n\n");
}

const toolNames = (): string =>
  viewTools()
    .map(({ name }) => `\`${name as string}\``)
    .join(", ");

function readLine(address: string, { summary, parameters = [] }: Operation): string {
  const asked = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => `\`${name}\``);
  return `- [${summary}](${address})${asked.length > 0 ? `: ${asked.join(", ")}` : ""}`;
}
