/* Loads the page anew as soon as there is something to show. Without network it stays as it is, and asks again. */
(() => {
  const RETRY_MS = 60_000;

  async function retry() {
    try {
      const answer = await fetch(location.href, { cache: "no-store", signal: AbortSignal.timeout(30_000) });
      if (answer.ok) location.reload();
    } catch {
      /* No network yet. */
    }
  }

  setInterval(retry, RETRY_MS);
  addEventListener("online", retry);
})();
