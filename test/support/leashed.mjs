// Runs a command for as long as somebody holds this process's standard input open, however that somebody ends:
// node leashed.mjs COMMAND ARGS…
import { spawn } from "node:child_process";

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], detached: true });
child.on("exit", (code) => process.exit(code ?? 1));
process.stdin.resume().on("close", () => process.kill(-child.pid, "SIGTERM"));
