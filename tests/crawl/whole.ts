import { crawl } from "./crawl.ts";
import { sitemapPaths } from "./sitemap.ts";

/**
 * Crawls every page of a running site on this machine, by links and site map: `npm run crawl -- URL`.
 * Prints dead links, duplicate titles and differences between site map and pages; exits with 1 if there are any.
 */
const site = new URL(process.argv[2] ?? "http://127.0.0.1:3000").origin;
const mapped = new Set(await sitemapPaths(site));
const reached = new Set<string>();
const wrong: string[] = [];
const titles = new Map<string, string>();
const say = (line: string) => process.stdout.write(`${line}\n`);

const { pages, dead, kinds } = await crawl({
  site,
  from: ["/", ...mapped],
  onPage: ({ path, canonical, noindex, headings, title, description }, visited, waiting) => {
    if (visited % 2000 === 0) say(`${visited} pages, ${waiting} waiting`);
    reached.add(path);
    const own = canonical === site + path;
    if (headings !== 1) wrong.push(`${path}: ${headings} h1`);
    if (!title || !description) wrong.push(`${path}: no title or description`);
    if (mapped.has(path) && (noindex || !own)) wrong.push(`${path}: in the site map, not to be indexed (${canonical})`);
    if (own && !noindex && !mapped.has(path)) wrong.push(`${path}: to be indexed, not in the site map`);
    if (own && !noindex) {
      const other = titles.get(title);
      if (other) wrong.push(`${path} and ${other}: one title ${title}`);
      titles.set(title, path);
    }
  },
});
for (const [kind, count] of [...kinds].sort(([, a], [, b]) => b - a)) say(`${String(count).padStart(6)} ${kind}`);
for (const { href, on, why } of dead.slice(0, 100)) say(`dead: ${href} on ${on} (${why})`);
for (const line of wrong.slice(0, 100)) say(line);
say(`${pages} pages, ${mapped.size} in the site map, ${dead.length} dead links, ${wrong.length} faults`);
process.exitCode = dead.length + wrong.length > 0 ? 1 : 0;
