/** Reads all paths of the site map, through its index. @throws Error for a status other than 200 */
export async function readSitemapPaths(site: string): Promise<string[]> {
  const read = async (address: string) => {
    const answer = await fetch(address);
    if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
    const xml = await answer.text();
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!.replaceAll("&amp;", "&"));
  };
  const parts = await read(`${site}/sitemap.xml`);
  const pages: string[] = [];
  for (const part of parts) pages.push(...(await read(part)));
  return pages.map((page) => page.slice(site.length));
}
