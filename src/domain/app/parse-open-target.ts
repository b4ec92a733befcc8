/** What a path of the site shows, as far as it can be previewed by its own. */
export type OpenTarget =
  | { kind: "venue"; siteId: string }
  | { kind: "space"; siteId: string; spaceCode: string }
  | { kind: "solution" | "question"; id: string }
  | { kind: "page" };

const venuePath = /^\/view\/(?:hotel|anli|canyin|huiyishi|kefang|peitao|weizhi|image)-(\d+)(?:[-/][\w/-]*)?$/;
const spacePath = /^\/view\/hotel-(\d+)\/meetingspace-(\d+)$/;
const articlePath = /^\/(ask|solutions)\/(\d+)$/;

/** Parses the path of a target; its query is left out. Everything that is no venue, space, solution or question is a page. */
export function parseOpenTarget(to: string): OpenTarget {
  const path = to.split("?", 1)[0]!;
  const space = spacePath.exec(path);
  if (space) return { kind: "space", siteId: space[1]!, spaceCode: space[2]! };
  const venue = venuePath.exec(path);
  if (venue) return { kind: "venue", siteId: venue[1]! };
  const article = articlePath.exec(path);
  if (article) return { kind: article[1] === "ask" ? "question" : "solution", id: article[2]! };
  return { kind: "page" };
}
