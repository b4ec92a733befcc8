export interface EnterpriseSuccessInput {
  /** Reference number of the application; undefined where the URL has no valid one. */
  reference: string | undefined;
}

/** The page loads nothing: the URL says all. */
export type EnterpriseSuccessData = undefined;
