import { useRouterState } from "@tanstack/react-router";
import { emptySpaceQuery, emptyVenueQuery, spaceListHref, venueListHref } from "../../domain/search/grammar.ts";
import { zh } from "../../texts/zh.ts";
import { Link } from "../ui/link.tsx";
import { useCurrentPage } from "./current-page.ts";

/** The 404 page: says why, and offers search, the lists and the home page. Works without script. */
export function NotFoundPage() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { city } = useCurrentPage();
  const venues = venueListHref(city.pinyin, emptyVenueQuery);
  const ways = [
    { text: zh.notFound.venues(city.name), href: venues },
    { text: zh.notFound.spaces(city.name), href: spaceListHref(city.pinyin, emptySpaceQuery) },
    { text: zh.notFound.home, href: "/" },
  ];
  return (
    <main className="page lost" id="main">
      <title>{`${zh.notFound.title} · 会址`}</title>
      <meta content="noindex" name="robots" />
      <p className="fig">404</p>
      <h1>{zh.notFound.title}</h1>
      {/* Trailing white space is encoded only on the server (page-key.ts). */}
      <p className="soft" suppressHydrationWarning>
        Page Not Found: {path}
      </p>
      <p>{zh.notFound.why}</p>
      <form action={venues} className="lost-search">
        <input
          aria-label={zh.notFound.search}
          className="in"
          maxLength={200}
          name="q"
          placeholder={zh.notFound.hint}
          type="search"
        />
        <button className="btn ink" type="submit">
          {zh.notFound.search}
        </button>
      </form>
      <nav aria-label={zh.notFound.ways} className="lost-actions">
        {ways.map(({ text, href }) => (
          <Link href={href} key={href}>
            {text}
          </Link>
        ))}
      </nav>
    </main>
  );
}
