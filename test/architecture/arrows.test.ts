import { describe, expect, test } from "vitest";
import { codeOf, importsOf, type SourceFile, sourceFiles } from "#test/support/source-files";

interface Arrow {
  from: RegExp;
  never: RegExp;
}

const BROWSER_AND_SERVER_FRAMEWORKS = /^(react|react-dom|@remix-run|drizzle-orm|lucide-react|leaflet|react-leaflet|cloudflare:)/;

/** DESIGN: the arrows that never run, from our files to our files and packages. */
const arrows: Record<string, Arrow> = {
  "domain and schemas know no framework and no database": {
    from: /^app\/(domain|schemas)\//,
    never: BROWSER_AND_SERVER_FRAMEWORKS,
  },
  "domain and schemas know nothing above them": {
    from: /^app\/(domain|schemas)\//,
    never: /^(app\/(auth|components|context|gateways|guards|jobs|models|routes|views)|db\/|workers\/)/,
  },
  "domain does not know schemas": { from: /^app\/domain\//, never: /^(app\/schemas\/|zod)/ },
  "components do not reach the database, models, gateways or accounts": {
    from: /^app\/components\//,
    never: /^(db\/|app\/(models|auth|gateways|guards|context|jobs)|drizzle-orm|zod)/,
  },
  "views know no framework and nothing that shows them": { from: /^app\/views\//, never: /^(react|@remix-run|drizzle-orm|app\/(routes|components|context))/ },
  "the database knows of the app only its domain": { from: /^db\//, never: /^app\/(?!domain\/)/ },
  "models know nothing of routes": { from: /^app\/models\//, never: /^(app\/(routes|components|context)|@remix-run|react)/ },
  "routes do not know each other": { from: /^app\/routes\//, never: /^app\/routes\// },
  "routes ask queries and models, not the database": { from: /^app\/routes\//, never: /^(drizzle-orm|db\/(client|schema)|cloudflare:)/ },
  "the app does not know the Worker around it": { from: /^app\//, never: /^workers\// },
  "what is shipped does not know the tests": { from: /^(app|db|workers)\//, never: /^test\// },
};

const files = sourceFiles(["app", "db", "workers"]);

describe("arrows that never run", () => {
  test.each(Object.entries(arrows))("%s", (_rule, { from, never }) => {
    const wrong = files
      .filter(({ path }) => from.test(path))
      .flatMap((file) => importsOf(file).filter((target) => never.test(target)).map((target) => `${file.path} → ${target}`));
    expect(wrong).toEqual([]);
  });
});

/** Words that may not stand in the code of some files. */
const words: Record<string, Arrow> = {
  "the clock is a parameter": {
    from: /^(app\/(domain|schemas|models|views|i18n)|db\/(queries|schema))\//,
    never: /new Date\(\)|Date\.now\(/,
  },
  "chance is a parameter": {
    from: /^(app\/(domain|schemas|views|i18n)|db\/(queries|schema))\//,
    never: /Math\.random|crypto\.(randomUUID|getRandomValues)/,
  },
  "settings come from the context": { from: /^(app\/(?!context)|db\/)/, never: /process\.env|import\.meta\.env|context\.env/ },
  "models know neither requests nor responses": { from: /^app\/models\//, never: /\b(Request|Response)\b/ },
};

describe("words that never stand", () => {
  test.each(Object.entries(words))("%s", (_rule, { from, never }) => {
    const wrong = files.filter((file: SourceFile) => from.test(file.path) && never.test(codeOf(file))).map(({ path }) => path);
    expect(wrong).toEqual([]);
  });
});
