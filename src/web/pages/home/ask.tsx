import "../../features/search/search.css";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { formatNumber } from "../../../domain/format.ts";
import { emptyVenueQuery, venueListHref } from "../../../domain/search/grammar.ts";
import { homeZh } from "../../../texts/home.zh.ts";
import { SearchBox } from "../../features/search/search-box.tsx";
import { suggestionHref } from "../../features/search/suggestion-href.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { WholeBeforePaint } from "../../ui/whole-before-paint.tsx";
import { type Asked, listHref } from "./asked.ts";

interface AskProps {
  /** Slug of the city. */
  city: string;
  today: string;
  asked: Asked;
  /** Venues that fit; undefined while they are counted. */
  total: number | undefined;
  examples: string[];
}

const { ask } = homeZh;

/** Renders the title block: free-text search, the link to the list, and example sentences. */
export function Ask({ city, today, asked, total, examples }: AskProps) {
  const router = useRouter();
  const [text, setText] = useState("");
  const words = text.trim();
  const action = venueListHref(city, emptyVenueQuery);
  const list = listHref(city, asked, today);
  const search = (q: string) => void router.navigate({ href: q ? wordsHref(action, q) : list });
  return (
    <div className="ask">
      <SearchBox
        action={action}
        city={city}
        className="free"
        hrefOf={(suggestion) => suggestionHref(suggestion, "venue")}
        onSubmit={search}
        onValue={setText}
        placeholder={ask.placeholder}
        value={text}
      />
      {words ? (
        <Button full onClick={() => search(words)} variant="ink">
          {ask.search}
        </Button>
      ) : (
        <LinkButton full href={list} variant="ink">
          <span aria-live="polite">
            {total === undefined ? ask.counting : total > 0 ? ask.show(formatNumber(total)) : ask.relax}
          </span>
        </LinkButton>
      )}
      {examples.length > 0 && (
        <ul aria-label={ask.examples} className="egs">
          {examples.map((example) => (
            <li key={example}>
              <Link href={wordsHref(action, example)}>{example}</Link>
            </li>
          ))}
        </ul>
      )}
      <WholeBeforePaint id="asked" />
    </div>
  );
}

const wordsHref = (list: string, words: string): string => `${list}?${new URLSearchParams({ q: words })}`;
