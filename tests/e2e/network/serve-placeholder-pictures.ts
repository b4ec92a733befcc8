import type { Page } from "playwright-core";
import sharp from "sharp";
import { answerRequests } from "./answer-requests.ts";

/**
 * Answers the page's requests for pictures with one small picture. A page lays its pictures out by the size that its HTML
 * states, and the server would encode each of them anew for a test of something else.
 */
export async function servePlaceholderPictures(page: Page): Promise<void> {
  const body = await sharp({ create: { width: 16, height: 10, channels: 3, background: "#c8b89a" } })
    .webp()
    .toBuffer();
  await answerRequests(page, ["*/pictures/*"], () => ({ body, contentType: "image/webp" }));
}
