/** Characters that robots read as formatting, links or mentions, and full-width ones that look alike and mean nothing. */
const fullWidth: Record<string, string> = {
  "<": "＜",
  ">": "＞",
  "[": "［",
  "]": "］",
  "*": "＊",
  _: "＿",
  "`": "｀",
  "#": "＃",
  "~": "～",
  "|": "｜",
  "\\": "＼",
  "@": "＠",
  "&": "＆",
};

const plainEmail = /^[\w.+-]+@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+$/;

/**
 * Returns a text of somebody else without any formatting: robots have no escape character in common, so that what could be
 * markdown, a mention (`@all`, `<at …>`), HTML or an address to click becomes full-width. An e-mail address stays as it is, to
 * be copied.
 */
export const escapeMarkdown = (text: string): string =>
  plainEmail.test(text)
    ? text
    : text.replaceAll("://", "：//").replace(/[<>[\]*_`#~|\\@&]/g, (char) => fullWidth[char]!);
