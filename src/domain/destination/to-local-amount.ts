/** A dated rate: `cny` yuan for `per` units of the currency. */
export interface ExchangeRate {
  per: number;
  cny: number;
}

const significantDigits = 3;

/** Converts yuan to a currency, rounded to three significant digits, since the rate is a day's and no bank's. */
export function toLocalAmount(yuan: number, { per, cny }: ExchangeRate): number {
  if (yuan <= 0) return 0;
  const amount = (yuan * per) / cny;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) + 1 - significantDigits);
  return Math.round(amount / unit) * unit;
}
