export interface ActivitySuccessInput {
  /** Reference number of the demand; undefined where the URL has no valid one. */
  reference: string | undefined;
}

/** The page loads nothing: the URL says all. */
export type ActivitySuccessData = undefined;
