/** A telephone number, written as its owner likes it, as long as it can be called; null where it cannot. */
export function parsePhone(text: string): string | null {
  const digits = text.replace(/\D/g, "").length;
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 5 && digits <= 15 ? text : null;
}

/** Whether a field for one takes it: it may be empty. */
export const isPhone = (text: string) => text === "" || parsePhone(text) !== null;
