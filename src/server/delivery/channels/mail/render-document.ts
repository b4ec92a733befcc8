const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes a text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char]!);

const toLines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

const font = "-apple-system,'PingFang SC','Microsoft YaHei','Helvetica Neue',Arial,sans-serif";

/** Renders a paragraph; line breaks stay. */
export const renderParagraph = (text: string, style = ""): string =>
  `<p style="margin:0 0 16px;${style}">${toLines(text)}</p>`;

/** Renders facts as a table of two columns. */
export function renderFacts(facts: readonly { label: string; value: string }[]): string {
  const label = "padding:6px 16px 6px 0;color:#565149;white-space:nowrap;vertical-align:top";
  const value = "padding:6px 0;vertical-align:top;word-break:break-word";
  const rows = facts.map(
    (fact) =>
      `<tr><td style="${label}">${toLines(fact.label)}</td><td style="${value}">${toLines(fact.value)}</td></tr>`,
  );
  return `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${rows.join("")}</table>`;
}

/** Renders a document of mail: styles in attributes, since many readers drop the others; no picture, no script. */
export const renderDocument = ({ lang, title, body }: { lang: string; title: string; body: string }): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
  `<body style="margin:0;padding:24px;font:15px/1.6 ${font};color:#1b1916;background:#ffffff">` +
  `<div style="max-width:640px;margin:0 auto">` +
  `<h1 style="font-size:19px;line-height:1.4;margin:0 0 16px">${escapeHtml(title)}</h1>${body}</div></body></html>`;
