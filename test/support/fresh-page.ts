import { afterEach } from "vitest";
import { leavePage } from "./render";

// Of each file: what a module registers when it is loaded is only the first file's, where files share modules.
afterEach(leavePage);
