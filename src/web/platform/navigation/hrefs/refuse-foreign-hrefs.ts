import type { AnyRouter } from "@tanstack/react-router";
import { sanitizeHref } from "./sanitize-href.ts";

/** Stands for our own origin, which is not known while a page is rendered on the server. */
const ownOrigin = "https://own.invalid";

/**
 * Lets a router navigate to paths of this site only, whatever address a caller passes: script protocols and other sites are
 * refused (specification, section 8). Another site is opened by a link that is marked external.
 */
export function refuseForeignHrefs(router: Pick<AnyRouter, "navigate">): void {
  const { navigate } = router;
  router.navigate = (options) => {
    const { href } = options as { href?: string };
    if (href === undefined || sanitizeHref(href, { origin: ownOrigin }) !== undefined) return navigate(options);
    console.warn("Navigation beyond this site was refused.");
    return Promise.resolve();
  };
}
