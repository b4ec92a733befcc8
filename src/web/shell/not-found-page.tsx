import { useRouterState } from "@tanstack/react-router";
import { emptyVenueQuery, venueListHref } from "../../domain/search/grammar.ts";
import { zh } from "../../texts/zh.ts";
import { Link } from "../ui/link.tsx";
import { useCurrentPage } from "./current-page.ts";

/** A path that leads nowhere: says so, and offers the search and the way home. Works without script. */
export function NotFoundPage() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { city } = useCurrentPage();
  return (
    <main className="page lost" id="main">
      <title>{`${zh.notFound.title} · 会址`}</title>
      <meta content="noindex" name="robots" />
      <p className="fig">404</p>
      <h1>{zh.notFound.title}</h1>
      {/* White space at its end is encoded on the server alone (page-key.ts). */}
      <p className="soft" suppressHydrationWarning>
        Page Not Found: {path}
      </p>
      <form action={venueListHref(city.pinyin, emptyVenueQuery)} className="lost-search">
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
      <p>
        <Link href="/">{zh.notFound.home}</Link>
      </p>
    </main>
  );
}
