import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { askingDatabase } from "#test/support/asking-database";
import { SAMPLE_IMAGES } from "#test/support/images";

/** How a binding is: as ever, failing, never answering, or slow. */
export type Mode = "well" | "fails" | "hangs" | "late";

const real = { setTimeout: globalThis.setTimeout, fetch: globalThis.fetch };

/** Of the binding that is not well; every binding that was asked; the limits that ran out, in milliseconds. */
const day = { binding: "", mode: "well" as Mode, asked: new Set<string>(), waited: [] as number[], hanging: 0 };

/** For a day on which none is well. */
export const ALL = "all";

/** Begins a day on which one binding is not well; the next ends it. */
export function beginDay(binding = "", mode: Mode = "well"): void {
  Object.assign(day, { binding, mode, asked: new Set(), waited: [], hanging: 0 });
}

export const askedToday = (): ReadonlySet<string> => day.asked;
export const waitedToday = (): readonly number[] => day.waited;

const FAILURES: Record<string, string> = {
  DB: "D1_ERROR: Network connection lost.",
  DB_WRITES: "D1_ERROR: overloaded",
};

/** The answer as the day is. The limit that a hanging one has is the next timer that is set, and runs out at once. */
async function asked<T>(binding: string, answer: () => Promise<T> | T): Promise<T> {
  day.asked.add(binding);
  const isThis = day.binding === binding || day.binding === ALL;
  if (!isThis || day.mode === "well") return answer();
  if (day.mode === "fails") throw new Error(FAILURES[binding] ?? "Unspecified error (0)");
  if (day.mode === "late") await new Promise((resolve) => setImmediate(resolve));
  else {
    day.hanging += 1;
    await new Promise(() => undefined);
  }
  return answer();
}

const LIMIT_MS = 1000;

/** For the whole file: what is outside the bindings of the Worker. */
export function watchTheWorld(answers: (address: URL) => Response | null): void {
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, ms = 0, ...rest: unknown[]) => {
    if (day.hanging === 0 || ms < LIMIT_MS) return real.setTimeout(work, ms, ...rest);
    day.hanging -= 1;
    day.waited.push(ms);
    return real.setTimeout(work, 0, ...rest);
  }) as typeof setTimeout);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) =>
    Object.assign(new AbortController().signal, { milliseconds: ms }),
  );
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const ms = (init?.signal as { milliseconds?: number } | undefined)?.milliseconds;
    if (day.binding === "outside" && day.mode === "hangs" && ms !== undefined) {
      day.asked.add("outside");
      day.waited.push(ms);
      throw new DOMException("The time has run out.", "TimeoutError");
    }
    return asked(
      "outside",
      () => answers(new URL(new Request(input).url)) ?? real.fetch(input, { ...init, signal: null }),
    );
  });
  for (const method of ["match", "put", "delete"] as const) {
    const own = Reflect.get(Cache.prototype, method) as (...values: unknown[]) => Promise<never>;
    vi.spyOn(Cache.prototype, method).mockImplementation(function (this: Cache, ...values: unknown[]) {
      return asked("cache", () => own.apply(this, values));
    });
  }
}

const wrapped = <T extends object>(name: string, binding: T): T =>
  new Proxy(binding, {
    get: (target, method) =>
      method === "then"
        ? undefined
        : (...values: unknown[]) =>
            asked(name, () =>
              (target as Record<PropertyKey, (...values: unknown[]) => Promise<unknown>>)[method]!(...values),
            ),
  });

const isWrite = (query: string) => /\b(insert|update|delete|replace)\b/i.test(query);

const database = (): D1Database =>
  askingDatabase(({ queries }, ask) => asked("DB", () => (queries.some(isWrite) ? asked("DB_WRITES", ask) : ask())));

/** Transforms at once, as the platform's does, and answers with the output. */
function imageService(): ImagesBinding {
  const chain = (handle: ImageTransformer): ImageTransformer =>
    ({
      transform: (how: ImageTransform) => chain(handle.transform(how)),
      output: (how: ImageOutputOptions) => asked("IMAGES", () => handle.output(how)),
    }) as ImageTransformer;
  return { input: (stream: ReadableStream<Uint8Array>) => chain(env.IMAGES.input(stream)) } as ImagesBinding;
}

const ASSETS = {
  fetch: (address: string) =>
    Promise.resolve(/covers/.test(address) ? new Response(SAMPLE_IMAGES.jpeg) : Response.json([])),
};
const EMAIL = { send: () => Promise.resolve({ messageId: "1" }) };

/** Every binding of the Worker, as the day is. */
export function bindingsOfToday(): Record<string, object> {
  const others = Object.entries({ ...env, ASSETS, EMAIL }).filter(
    ([name, binding]) => !name.startsWith("__VITEST") && isBinding(binding),
  );
  return {
    ...Object.fromEntries(others.map(([name, binding]) => [name, wrapped(name, binding as object)])),
    DB: database(),
    IMAGES: imageService(),
  };
}

/** Settings are texts, and the tests' own lists. */
const isBinding = (value: unknown) => typeof value === "object" && !Array.isArray(value);
