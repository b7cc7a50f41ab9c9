// Runs a command until this process's standard input closes, however its parent ends: node leashed.mjs COMMAND ARGS…
import { spawn } from "node:child_process";

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], detached: true });
child.on("exit", (code) => process.exit(code ?? 1));
process.stdin.resume().on("close", () => process.kill(-child.pid, "SIGTERM"));
