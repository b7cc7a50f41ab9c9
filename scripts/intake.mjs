// npm run -s intake -- FILE_OR_URL [--now ISO]: intake.ts, bundled.
import { pathToFileURL } from "node:url";
import { bundledIntake } from "./intake/bundle.mjs";
import { ensureDependencies } from "./setup.mjs";

ensureDependencies();
await import(pathToFileURL(await bundledIntake()).href);
