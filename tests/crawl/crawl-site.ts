import { crawl } from "./crawl.ts";
import { readSitemapPaths } from "./read-sitemap-paths.ts";

/**
 * Crawls every page of a running site on this machine, by links and site map: `npm run crawl -- URL`.
 * Prints dead links, duplicate titles and differences between site map and pages; exits with 1 if there are any.
 */
const site = new URL(process.argv[2] ?? "http://127.0.0.1:3000").origin;
const sitemapPages = new Set(await readSitemapPaths(site));
const reached = new Set<string>();
const faults: string[] = [];
const titles = new Map<string, string>();
const print = (line: string) => process.stdout.write(`${line}\n`);

const { pages, dead, kinds } = await crawl({
  site,
  from: ["/", ...sitemapPages],
  onPage: ({ path, canonical, noindex, headings, title, description }, visited, waiting) => {
    if (visited % 2000 === 0) print(`${visited} pages, ${waiting} waiting`);
    reached.add(path);
    const isCanonical = canonical === site + path;
    if (headings !== 1) faults.push(`${path}: ${headings} h1`);
    if (!title || !description) faults.push(`${path}: no title or description`);
    if (sitemapPages.has(path) && (noindex || !isCanonical))
      faults.push(`${path}: in the site map, not to be indexed (${canonical})`);
    if (isCanonical && !noindex && !sitemapPages.has(path)) faults.push(`${path}: to be indexed, not in the site map`);
    if (isCanonical && !noindex) {
      const other = titles.get(title);
      if (other) faults.push(`${path} and ${other}: one title ${title}`);
      titles.set(title, path);
    }
  },
});
for (const [kind, count] of [...kinds].sort(([, a], [, b]) => b - a)) print(`${String(count).padStart(6)} ${kind}`);
for (const { href, on, why } of dead.slice(0, 100)) print(`dead: ${href} on ${on} (${why})`);
for (const line of faults.slice(0, 100)) print(line);
print(`${pages} pages, ${sitemapPages.size} in the site map, ${dead.length} dead links, ${faults.length} faults`);
process.exitCode = dead.length + faults.length > 0 ? 1 : 0;
