import type { Answer } from "./fetch-twice";

const FRESH_MS = 5 * 60_000;
const MOST = 30;
const LONGEST_BODY = 500_000;

/**
 * In this page's memory: fresh for five minutes, used longer when somebody goes back without a network. All are cleared
 * when anything is changed, here or in another tab.
 */
export class ResponseCache {
  private readonly kept = new Map<string, { answer: Answer; at: number }>();
  private version = 0;

  find(address: string): Answer | null {
    return this.kept.get(address)?.answer ?? null;
  }

  findFresh(address: string, now: number): Answer | null {
    const found = this.kept.get(address);
    return found && now - found.at < FRESH_MS && now >= found.at ? found.answer : null;
  }

  /** Stores the response to a request made now, unless everything is cleared before it arrives. */
  keeper(address: string): (answer: Answer, now: number) => void {
    const { version } = this;
    return (answer, now) => {
      this.kept.delete(address);
      if (version !== this.version || answer.status !== 200 || answer.body.length > LONGEST_BODY) return;
      this.kept.set(address, { answer, at: now });
      const [oldest = address] = this.kept.keys();
      if (this.kept.size > MOST) this.kept.delete(oldest);
    };
  }

  forget(): void {
    this.version++;
    this.kept.clear();
  }
}
