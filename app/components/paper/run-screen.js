/*
 * Keeps a screen true: the clock and the dark hours by Norway's time, the rest by the server, every five minutes.
 * Without a network what stands here stays.
 */
(() => {
  const TICK_MS = 5_000;
  const REFRESH_MS = 5 * 60_000;
  /* The policy of this page knows no other style, not even one that is only parsed. */
  const STYLE = /<style>(.*?)<\/style>/s;
  const main = () => document.querySelector("main");

  function tick() {
    const time = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Oslo", timeStyle: "short" }).format();
    const clock = document.querySelector(".clock");
    if (clock && clock.textContent !== time) clock.textContent = time;
    const { darkFrom, darkTo } = main().dataset;
    const [hour, from, to] = [time.slice(0, 2), darkFrom, darkTo].map(Number);
    const isDark = from < to ? hour >= from && hour < to : hour >= from || hour < to;
    document.documentElement.toggleAttribute("data-dark", isDark);
  }

  async function refresh() {
    try {
      const answer = await fetch(location.href, { cache: "no-cache", signal: AbortSignal.timeout(30_000) });
      if (answer.status >= 500) return;
      const html = await answer.text();
      const next = new DOMParser().parseFromString(html.replace(STYLE, ""), "text/html");
      const isAlike =
        STYLE.exec(html)?.[1] === document.querySelector("style").textContent &&
        next.querySelector("script")?.textContent === document.querySelector("script").textContent;
      if (!isAlike) return location.reload();
      main().replaceWith(document.adoptNode(next.querySelector("main")));
      tick();
    } catch {
      /* No network. */
    }
  }

  async function stayAwake() {
    try {
      await navigator.wakeLock?.request("screen");
    } catch {
      /* The device decides. */
    }
  }

  tick();
  void refresh();
  void stayAwake();
  setInterval(tick, TICK_MS);
  setInterval(refresh, REFRESH_MS);
  addEventListener("online", refresh);
  document.addEventListener("visibilitychange", () => document.hidden || void stayAwake());
  addEventListener("click", () => void document.documentElement.requestFullscreen?.().catch(() => null));
})();
