import { readdirSync, readFileSync } from "node:fs";

const TICK_MS = 10;

/** Of the runtime under this process, its database's with it (Linux). */
export function processorMs(): number {
  const all = readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const [, name, rest = ""] = /\((.*)\) \S (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      const [parent = "", ...fields] = rest.split(" ");
      return [{ pid, name, parent, ms: (Number(fields[9]) + Number(fields[10])) * TICK_MS }];
    } catch {
      return []; // Ended meanwhile.
    }
  });
  const ours = new Set([String(process.pid)]);
  for (let size = 0; size < ours.size;) {
    size = ours.size;
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid);
  }
  return all.filter(({ pid, name }) => name === "workerd" && ours.has(pid)).reduce((sum, { ms }) => sum + ms, 0);
}
