export interface CaseSuccessInput {
  /** Reference number of the demand; undefined where the URL has no valid one. */
  reference: string | undefined;
  english: boolean;
}

/** The page loads nothing: the URL says all. */
export type CaseSuccessData = undefined;
