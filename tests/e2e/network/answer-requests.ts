import type { Page } from "playwright-core";

/** Answer to a request of a page; `fails` breaks it off as a lost connection does. */
export interface RequestAnswer {
  status?: number;
  contentType?: string;
  body?: Buffer;
  fails?: boolean;
}

/**
 * Answers a page's requests whose URL fits a pattern (`*` stands for any text) in place of the server; a request without an
 * answer goes on. Unlike a route of Playwright, which halts every request and turns the browser's caches off, it leaves all
 * other requests alone.
 */
export async function answerRequests(
  page: Page,
  urlPatterns: readonly string[],
  getAnswer: (url: string) => RequestAnswer | undefined,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId, request }) => {
    const answer = getAnswer(request.url);
    const sent = !answer
      ? session.send("Fetch.continueRequest", { requestId })
      : answer.fails
        ? session.send("Fetch.failRequest", { requestId, errorReason: "Failed" })
        : session.send("Fetch.fulfillRequest", {
            requestId,
            responseCode: answer.status ?? 200,
            responseHeaders: [{ name: "content-type", value: answer.contentType ?? "text/plain" }],
            body: (answer.body ?? Buffer.alloc(0)).toString("base64"),
          });
    // The page may have left the document of the request.
    sent.catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: urlPatterns.map((urlPattern) => ({ urlPattern })) });
}
