import { toChinaDay } from "../../../domain/day.ts";
import { formatDateYear } from "../../../domain/format.ts";

/** Sets the day of printing where a page is printed; a page printed again on a later day has that day. */
export function setPrintDayWhenPrinted(): void {
  const set = () => {
    const day = formatDateYear(toChinaDay(new Date()));
    for (const place of document.querySelectorAll<HTMLElement>("[data-print-day]"))
      place.dataset.printed = place.dataset.printDay!.replace("{day}", day);
  };
  set();
  window.addEventListener("beforeprint", set);
}
