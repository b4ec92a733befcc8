/** Formats today in China as pages write it: 2026 年 12 月 18 日. The browser formats it, because the bootstrap does not load the formats of the domain. */
const formatToday = (): string =>
  new Date()
    .toLocaleDateString("zh-CN", { timeZone: "Asia/Shanghai", dateStyle: "long" })
    .replace(/\d+/g, " $& ")
    .trim();

/** Sets the day of printing where a page is printed; a page printed again on a later day has that day. */
export function setPrintDayWhenPrinted(): void {
  const set = () => {
    const day = formatToday();
    for (const place of document.querySelectorAll<HTMLElement>("[data-print-day]"))
      place.dataset.printed = place.dataset.printDay!.replace("{day}", day);
  };
  set();
  window.addEventListener("beforeprint", set);
}
