/** A currency other than the yuan: its name, and its spellings as alternatives of a regular expression in lower case. */
export interface Currency {
  name: string;
  spellings: string;
}

/** Currencies in which venues outside the mainland give prices. */
export const foreignCurrencies: readonly Currency[] = [
  { name: "港元", spellings: "hk\\$|hkd|港币|港元|港纸" },
  { name: "澳门元", spellings: "mop\\$?|澳门元|澳门币|葡币" },
  { name: "新台币", spellings: "nt\\$|ntd|twd|新台币|台币" },
  { name: "新加坡元", spellings: "s\\$|sgd|新加坡元|新加坡币|新币|坡币" },
  { name: "美元", spellings: "us\\$|usd|美元|美金|\\$" },
  { name: "日元", spellings: "jpy|日元|日圆|円|yen" },
  { name: "韩元", spellings: "krw|韩元|韩币|₩" },
  { name: "欧元", spellings: "eur|欧元|€" },
  { name: "英镑", spellings: "gbp|英镑|£" },
  { name: "泰铢", spellings: "thb|泰铢|฿" },
  { name: "马来西亚林吉特", spellings: "myr|rm|林吉特|马币|令吉" },
  { name: "菲律宾比索", spellings: "php|比索|₱" },
  { name: "印尼盾", spellings: "idr|rp|印尼盾" },
  { name: "越南盾", spellings: "vnd|越南盾|₫" },
  { name: "澳元", spellings: "au\\$|a\\$|aud|澳元|澳币" },
  { name: "加元", spellings: "ca\\$|c\\$|cad|加元|加币" },
  { name: "瑞士法郎", spellings: "chf|瑞士法郎" },
  { name: "阿联酋迪拉姆", spellings: "aed|迪拉姆|dhs?" },
  { name: "卢布", spellings: "rub|卢布|₽" },
  { name: "卢比", spellings: "inr|卢比|₹" },
];

const anywhere = foreignCurrencies.map(
  ({ name, spellings }) => [name, new RegExp(`(?<![a-z])(?:${spellings})(?![a-z])`)] as const,
);

/** Returns the currency that a price names, if it is not the yuan. */
export const findForeignCurrency = (text: string): string | undefined =>
  anywhere.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0];
