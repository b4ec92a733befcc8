/** What a text message is for: a verification code, a venue's address, the link to the app. */
export const messagePurposes = ["verify", "venue", "download"] as const;
export type MessagePurpose = (typeof messagePurposes)[number];

/** A text message to a mainland mobile; the parameters fill the template of its purpose. */
export interface TextMessage {
  /** 11 digits */
  mobile: string;
  purpose: MessagePurpose;
  parameters: Record<string, string>;
}
