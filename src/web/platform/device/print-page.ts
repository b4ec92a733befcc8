import { explainWithinWechat } from "./explain-within-wechat.ts";

/** Opens the browser's print dialog; style sheets define how a page prints. */
export function printPage(): void {
  if (!explainWithinWechat()) window.print();
}
