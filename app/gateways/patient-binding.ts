import { BindingAway } from "~/domain/site/away";
import { withinTime } from "~/domain/time/within-time";

/** Its methods throw BindingAway where they fail, or have not answered in so many milliseconds. */
export const patientBinding = <Binding extends object>(name: string, binding: Binding, milliseconds: number): Binding =>
  new Proxy(binding, {
    get: (target, method) => {
      // Of what is remote only a call may be made: `apply` would be asked of the other side.
      const call = async (values: unknown[]) =>
        Reflect.apply(Reflect.get(target, method) as (...values: unknown[]) => unknown, target, values);
      return (...values: unknown[]) => patiently(`${name}.${String(method)}`, milliseconds, call(values));
    },
  });

/** The answer; throws BindingAway where it fails or is late. */
export const patiently = <T>(what: string, milliseconds: number, answer: Promise<T>): Promise<T> =>
  withinTime(milliseconds, answer, () => {
    throw new Error(`no answer within ${milliseconds} ms`);
  }).catch((cause: unknown) => {
    throw new BindingAway(what, { cause });
  });
