import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { type ComponentProps, type MouseEvent, useRef } from "react";
import { hrefKind } from "./href-kind.ts";

/** Milliseconds a pointer or the focus rests on a link before its page is fetched; a finger does not wait. */
const restMs = 50;

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  href: string;
  /** Leads to another origin; without it such an href is refused. Opens in a new tab. */
  external?: boolean;
  /** Replaces the history entry. */
  replace?: boolean;
  /** False keeps the scroll position. */
  resetScroll?: boolean;
  /** Animates from this page to the next where the browser can. */
  viewTransition?: boolean;
  /** False does not fetch the page ahead of the click. */
  preload?: boolean;
}

const unmodified = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !event.defaultPrevented &&
  !event.currentTarget.hasAttribute("download") &&
  ["", "_self"].includes(event.currentTarget.target);

/** The anchor's path as the browser resolved it, so that a bare query stays on its page. */
const pathOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;

/** Fetches an internal page shortly after the pointer or the focus came to rest, at once under a finger. */
function usePreload(router: AnyRouter | null) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetch = (anchor: HTMLAnchorElement) => {
    router?.preloadRoute({ to: undefined, href: pathOf(anchor) }).catch(() => undefined);
  };
  const leave = () => clearTimeout(timer.current);
  const rest = (anchor: HTMLAnchorElement) => {
    leave();
    timer.current = setTimeout(fetch, restMs, anchor);
  };
  return { fetch, rest, leave };
}

/**
 * A real link. An internal path is navigated in the client and fetched on intent; a script is never rendered, another
 * origin only with `external` (specification, section 8): a refused link keeps its words and loses its href.
 */
export function Link({ href, external, ...rest }: LinkProps) {
  const kind = hrefKind(href);
  if (kind === "internal") return <InternalLink href={href} {...rest} />;
  const { replace: _r, resetScroll: _s, viewTransition: _v, preload: _p, ...anchor } = rest;
  if (kind === "refused" || (kind === "external" && !external)) return <a {...anchor} />;
  const away = kind === "external" ? ({ target: "_blank", rel: "noopener noreferrer" } as const) : undefined;
  return <a {...away} {...anchor} href={href} />;
}

function InternalLink({
  href,
  replace,
  resetScroll,
  viewTransition,
  preload = true,
  onClick,
  onPointerEnter,
  onPointerLeave,
  onTouchStart,
  onFocus,
  onBlur,
  ...anchor
}: Omit<LinkProps, "external">) {
  const router = useRouter<AnyRouter>({ warn: false }) as AnyRouter | null;
  const ahead = usePreload(preload ? router : null);
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!router || !unmodified(event)) return;
        event.preventDefault();
        ahead.leave();
        void router.navigate({ href: pathOf(event.currentTarget), replace, resetScroll, viewTransition });
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        if (event.pointerType === "mouse") ahead.rest(event.currentTarget);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        ahead.leave();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        ahead.fetch(event.currentTarget);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        ahead.rest(event.currentTarget);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        ahead.leave();
      }}
    />
  );
}
