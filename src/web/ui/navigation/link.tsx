import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { type ComponentProps, type MouseEvent, useRef } from "react";
import { prefersReducedData } from "../../platform/device/read-connection.ts";
import { announceOpeningAtTop } from "../../platform/navigation/opens-at-top.ts";
import { classifyHref } from "./href-kind.ts";

/** Milliseconds from a pointer's first move over a link, or from its focus, until its page is preloaded; touch preloads at once. */
const preloadDelayMs = 50;

export interface LinkProps extends Omit<ComponentProps<"a">, "href" | "onPointerMove"> {
  href: string;
  /** Allows another origin, opened in a new tab; without it such an href is not rendered. */
  external?: boolean;
  /** Replaces the history entry. */
  replace?: boolean;
  /** False keeps the scroll position. */
  resetScroll?: boolean;
  /** False does not preload the page. */
  preload?: boolean;
}

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !event.defaultPrevented &&
  !event.currentTarget.hasAttribute("download") &&
  ["", "_self"].includes(event.currentTarget.target);

/** Returns the anchor's path as resolved by the browser, so that a bare query keeps the current path. */
const getAnchorPath = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;

/** Preloads the page of a link; one that cannot be loaded tells it when it is opened. */
export const preloadPage = (router: AnyRouter, anchor: HTMLAnchorElement): Promise<unknown> =>
  router.preloadRoute({ to: undefined, href: getAnchorPath(anchor) }).catch(() => undefined);

/**
 * Returns handlers that preload an internal page: after a short delay on hover or focus, at once on touch; none of it where the visitor
 * saves data, as with the documents that browsers fetch themselves.
 */
function usePreload(router: AnyRouter | null) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetch = (anchor: HTMLAnchorElement) => {
    if (router && !prefersReducedData()) void preloadPage(router, anchor);
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const stay = (anchor: HTMLAnchorElement) => {
    timer.current ??= setTimeout(fetch, preloadDelayMs, anchor);
  };
  return { fetch, stay, leave };
}

/**
 * A link. Internal paths are navigated in the client and preloaded on intent; scripts are never rendered, other origins
 * only with `external` (specification, section 8): a rejected link keeps its text and loses its href.
 */
export function Link({ href, external, ...rest }: LinkProps) {
  const kind = classifyHref(href);
  if (kind === "internal") return <InternalLink href={href} {...rest} />;
  const { replace: _r, resetScroll: _s, preload: _p, ...anchor } = rest;
  if (kind === "refused" || (kind === "external" && !external)) return <a {...anchor} />;
  const externalProps = kind === "external" ? ({ target: "_blank", rel: "noopener noreferrer" } as const) : undefined;
  return <a {...externalProps} {...anchor} href={href} />;
}

type InternalLinkProps = Omit<LinkProps, "external">;

/** Renders a link as the browser does, without the handlers, which a document does not carry. */
function RenderedLink({
  href,
  replace: _r,
  resetScroll: _s,

  preload: _p,
  onClick,
  ...anchor
}: InternalLinkProps) {
  return <a data-scripted={onClick && ""} {...anchor} href={href} />;
}

function BrowserLink({
  href,
  replace,
  resetScroll,
  preload = true,
  onClick,
  onPointerLeave,
  onTouchStart,
  onFocus,
  onBlur,
  ...anchor
}: InternalLinkProps) {
  const router = useRouter<AnyRouter>({ warn: false }) as AnyRouter | null;
  const preloader = usePreload(preload ? router : null);
  return (
    <a
      // A press before the page has started waits for what the handler adds.
      data-scripted={onClick && ""}
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!router || !isPlainClick(event)) return;
        event.preventDefault();
        preloader.leave();
        if (resetScroll !== false) announceOpeningAtTop();
        void router.navigate({ href: getAnchorPath(event.currentTarget), replace, resetScroll });
      }}
      onPointerMove={(event) => {
        // Not its entering: a page that opens under a resting pointer is entered by it, and Chromium reports a move by nothing.
        if (event.pointerType === "mouse" && (event.movementX || event.movementY)) preloader.stay(event.currentTarget);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        preloader.leave();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        preloader.fetch(event.currentTarget);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preloader.stay(event.currentTarget);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        preloader.leave();
      }}
    />
  );
}

/** Lists have some sixty: on the server each would make seven functions that nobody calls. */
const InternalLink = import.meta.env.SSR ? RenderedLink : BrowserLink;
