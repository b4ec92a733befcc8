import { assistantTools } from "./assistant-tools.ts";

/** Formats `/llms.txt`: what the site is and where assistants read it. Source: llmstxt.org. */
export const formatLlmsText = (origin: string): string => `# 会址 (Huizhi)

> Meeting venues, hotel meeting rooms and event spaces in China: search by a sentence, see seating plans to scale with checked capacities, send an enquiry. Chinese interface, no login.

Capacities to plan with are checked against each room's geometry; prices are as published, with their year. Rows marked 示例 are invented demo data.

## For assistants

- [MCP endpoint](${origin}/mcp): Model Context Protocol over streamable HTTP, without login. Tools: ${assistantTools.map(({ name }) => name).join(", ")}. None sends an enquiry: \`prepare_demand\` makes a link that the person confirms.
- [OpenAPI](${origin}/api/openapi.json): every call of the site's API.

## Pages

- [Site map](${origin}/sitemap.xml)
- [Answers to practical questions](${origin}/ask)
- [Solutions with checklists](${origin}/solutions)
- [Cases](${origin}/cases)
- [Estimate of an event's cost](${origin}/activity/budget)
- [Enquiry form](${origin}/case/submit), [in English](${origin}/case/submit-en)
`;
