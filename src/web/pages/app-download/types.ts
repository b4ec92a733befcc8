import type { CaseDrawing } from "#contract/schemas/case-drawing.ts";

export interface AppDownloadInput {
  /** The site's own app, or the 会聊 app. */
  product: "site" | "chat";
}

export interface AppDownloadData {
  /** A space with its people, as it looks on the phone; absent without cases. */
  drawing?: CaseDrawing;
  /** The space is one of the demo. */
  demo?: boolean;
}
