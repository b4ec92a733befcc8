/** Cookie in which the success page of a form that the browser itself sent gets the token of its private page: it must be in no address. */
export const sentTokenCookie = "demand_token";

/** Seconds for which the success page can take it. */
export const sentTokenSeconds = 600;
