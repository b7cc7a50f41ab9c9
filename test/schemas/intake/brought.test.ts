import { expect, test } from "vitest";
import { readBrought } from "~/schemas/intake/brought";

const LINK = "https://menigheten.no/program.pdf";
const READ = { file_name: "program.pdf", file_type: "text/plain", file_text: "Søndag 13. juni kl. 11 Messe" };

async function brought(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return (await readBrought(form)).map((one) => ("pasted" in one ? one.pasted : one.file.name));
}

test("a file that was chosen is read with the text beside it", async () =>
  expect(await brought({ ...READ, pasted: "Onsdag 16. juni kl. 12 Bibeltime" })).toEqual([
    "program.pdf",
    "Onsdag 16. juni kl. 12 Bibeltime",
  ]));

test("a file that was fetched from a pasted link stands for the link", async () =>
  expect(await brought({ ...READ, pasted: ` ${LINK}\n`, file_link: LINK })).toEqual(["program.pdf"]));

test("it is left out where something else has been pasted since, or nothing is", async () => {
  expect(await brought({ ...READ, pasted: "https://menigheten.no/", file_link: LINK })).toEqual([
    "https://menigheten.no/",
  ]);
  expect(await brought({ ...READ, pasted: "", file_link: LINK })).toEqual([]);
});

test("a type that the browser does not send is no file that was read", async () =>
  expect(await brought({ ...READ, file_type: "application/pdf", pasted: LINK })).toEqual([LINK]));
