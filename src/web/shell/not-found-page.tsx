import { useRouterState } from "@tanstack/react-router";
import { formatListHref } from "../../domain/search/grammar.ts";
import { siteZh } from "../../texts/site/site.zh.ts";
import { Link } from "../ui/navigation/link.tsx";
import { useCurrentPage } from "./use-current-page.ts";

/** The 404 page: says why, and offers search, the lists and the home page. Works without script. */
export function NotFoundPage() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { city } = useCurrentPage();
  const venues = formatListHref("venue", city.pinyin);
  const links = [
    { text: siteZh.notFound.venues(city.name), href: venues },
    { text: siteZh.notFound.spaces(city.name), href: formatListHref("space", city.pinyin) },
    { text: siteZh.notFound.home, href: "/" },
  ];
  return (
    <main className="page lost" id="main">
      <title>{`${siteZh.notFound.title} · 会址`}</title>
      <meta content="noindex" name="robots" />
      <p className="fig">404</p>
      <h1>{siteZh.notFound.title}</h1>
      {/* Trailing white space is encoded only on the server (page-key.ts). */}
      <p className="soft" suppressHydrationWarning>
        Page Not Found: {path}
      </p>
      <p>{siteZh.notFound.why}</p>
      <form action={venues} className="lost-search">
        <input
          aria-label={siteZh.notFound.search}
          className="in"
          maxLength={200}
          name="q"
          placeholder={siteZh.notFound.hint}
          type="search"
        />
        <button className="btn ink" type="submit">
          {siteZh.notFound.search}
        </button>
      </form>
      <nav aria-label={siteZh.notFound.links} className="lost-actions">
        {links.map(({ text, href }) => (
          <Link href={href} key={href}>
            {text}
          </Link>
        ))}
      </nav>
    </main>
  );
}
