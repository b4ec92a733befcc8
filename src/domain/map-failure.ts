/** Why AMap did not do what a page needs of it; what a browser may report to the operator's log. */
export const mapFailures = ["unreachable", "refused", "timeout", "walking"] as const;
export type MapFailure = (typeof mapFailures)[number];

/** A provider's own code of a failure, as INVALID_USER_SCODE. */
export const mapFailureCode = /^\w{1,60}$/;
