import {
  createRootRouteWithContext,
  createRoute,
  createRouter as createTanStackRouter,
  isNotFound,
  isRedirect,
  notFound,
  redirect,
  type RouterHistory,
} from "@tanstack/react-router";
import type { CallPath } from "#contract/calls.ts";
import type { Call, CallOptions } from "#contract/index.ts";
import type { RuntimeConfig } from "#domain/runtime-config.ts";
import { createPageComponent } from "./create-page-component.tsx";
import { buildHead } from "./seo/build-head.ts";
import type { AnyPage, LoaderContext, PageUrl } from "./page.ts";
import { ErrorPage } from "./shell/error-page.tsx";
import { NotFoundPage, type NotFoundReason } from "./shell/not-found-page.tsx";
import { isEnglishPath } from "./platform/navigation/is-english-path.ts";
import { PageShell } from "./shell/page-shell.tsx";
import { isAborted, NetworkError } from "./platform/api/api-error.ts";
import { isMissing } from "./platform/api/get-error-text.ts";
import { apiErrorAdapter } from "./platform/api/api-error-adapter.ts";
import { createJsonAdapter, type DataCollector, sendAsJson } from "./platform/api/create-json-adapter.ts";
import { loadDeferredCode } from "./platform/lazy-loading/deferred.tsx";
import { loadOnce } from "./platform/lazy-loading/load-once.ts";
import { releaseFocus } from "./platform/navigation/release-focus.ts";
import { refuseForeignHrefs } from "./platform/navigation/hrefs/refuse-foreign-hrefs.ts";
import { createScrollRule } from "./platform/navigation/create-scroll-rule.ts";
import { parseSearch, stringifySearch } from "./platform/navigation/parse-search.ts";
import { pickQuery } from "./pick-query.ts";
import { type PageName, type PageRoute, pageRoutes } from "./page-routes.ts";

export interface RouterContext {
  call: Call;
  config: RuntimeConfig;
  /** Slug of the city chosen by cookie, where the request carries one. */
  chosenCity: () => string | undefined;
  today: () => string;
  /** Tells the visitor of an error where the page shown before stays. */
  onReloadFailure?: (error: unknown) => void;
  /** Opens what the device has stored of a page that could not be loaded; returns whether it has. */
  openSaved?: (error: unknown, href: string) => Promise<boolean>;
  /** What collects the data of loaders apart from the state, on the server. */
  collectData?: DataCollector;
}

/** What loaders use of the router itself. */
interface LoadingContext extends RouterContext {
  /** Returns the data that a route shows at an address; undefined where it shows none. */
  findShown: (routeId: string, path: string, deps: unknown) => unknown;
}

type Modules = Record<string, () => Promise<{ default: AnyPage }>>;
// The page of UI components exists only in development builds.
const devPages: Modules =
  import.meta.env.MODE === "production" ? {} : (import.meta.glob("./pages/dev-parts/page.tsx") as Modules);
const pages = import.meta.glob(["./pages/*/page.tsx", "!./pages/dev-parts/page.tsx"]) as Modules;
const modules: Modules = { ...pages, ...devPages };

const root = createRootRouteWithContext<LoadingContext>()({
  loader: async ({ context, location, abortController }) => {
    const call = bindSignal(context.call, abortController.signal);
    const [chinese, english] = await Promise.all([
      call("common/getFooterData"),
      // For a 404 there, which has no loader of its own.
      isEnglishPath(location.pathname) ? call("common/getFooterData", { lang: "en" }) : undefined,
    ]);
    return sendAsJson({ chinese, english });
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: PageShell,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

/** Returns the API client that ends its requests with the signal, when their page is left before it was loaded. */
const bindSignal = (call: Call, signal: AbortSignal): Call =>
  ((path: CallPath, input?: never, options?: CallOptions) => call(path, input!, { signal, ...options })) as Call;

/**
 * Validates the URL of a page and loads its data.
 * @throws notFound for an invalid URL, or a 404 of the API; a redirect where the data belongs to another page
 */
async function loadPage(page: AnyPage, url: PageUrl<PageName>, tools: LoaderContext) {
  const input = page.validate(url);
  if (input === undefined) throw notFound();
  const ownLang = page.lang?.(input);
  try {
    const [data, ownFooter] = await Promise.all([
      page.loader(input, tools),
      ownLang && tools.call("common/getFooterData", { lang: ownLang }),
      loadDeferredCode(),
    ]);
    const lang = ownLang ?? page.langOfData?.(data);
    const href = page.redirect?.(data, input);
    if (href !== undefined) throw redirect({ href, replace: true, statusCode: 302 });
    const footer = ownFooter ?? (lang && (await tools.call("common/getFooterData", { lang })));
    const { wide, early } = page;
    const frame = { wide, early, lang, footer };
    return sendAsJson({ input, data, ...frame, city: page.city?.(data, input), alternate: page.alternate?.(input) });
  } catch (error) {
    if (isMissing(error)) throw notFound({ data: { isMissing: true } satisfies NotFoundReason });
    throw error;
  }
}

export type LoadedPage = Awaited<ReturnType<typeof loadPage>>;

/** Returns the page that is shown already where only its reload failed. @throws the error where there is none */
function stayShown(
  error: unknown,
  findShown: () => LoadedPage | undefined,
  onReloadFailure: RouterContext["onReloadFailure"],
): LoadedPage {
  const shown = isNotFound(error) || isRedirect(error) || isAborted(error) ? undefined : findShown();
  if (shown === undefined) throw error;
  onReloadFailure?.(error);
  return shown;
}

/** Loads the code of a page. In the browser, code that does not come is told as any other answer that does not. */
const loadFromNetwork = (load: () => Promise<AnyPage>): Promise<AnyPage> =>
  import.meta.env.SSR
    ? load()
    : load().catch((cause: unknown) => Promise.reject(new NetworkError("没有网络", { cause })));

/** Creates the route of a page, whose module is loaded on the first visit. @throws Error if there is no such page */
function createPageRoute({ path, page, query }: PageRoute) {
  const importPage = modules[`./pages/${page}/page.tsx`];
  if (!importPage) throw new Error(`There is no page ${page}.`);
  const load = loadOnce(async () => (await importPage()).default);
  return createRoute({
    getParentRoute: () => root,
    path,
    loaderDeps: ({ search }) => pickQuery(query, search),
    loader: async ({ params, deps, context, location, abortController, preload, route: { id } }) => {
      const url = {
        path: location.pathname,
        params: params as Record<string, string>,
        query: deps,
        chosenCity: context.chosenCity(),
      };
      const call = bindSignal(context.call, abortController.signal);
      const findShown = () => (preload ? undefined : context.findShown(id, url.path, deps)) as LoadedPage | undefined;
      const loading = loadFromNetwork(load).then((module) => loadPage(module, url, { call, today: context.today() }));
      return loading.catch(async (error: unknown) => {
        const isOpened = !preload && findShown() === undefined && (await context.openSaved?.(error, location.href));
        return isOpened ? new Promise<never>(() => {}) : stayShown(error, findShown, context.onReloadFailure);
      });
    },
    onLeave: releaseFocus,
    head: async ({ loaderData, match }) => {
      if (!loaderData) return {};
      const module = await load();
      const { lang, alternate } = loaderData;
      return buildHead(module.head(loaderData.data, loaderData.input), match.context.config.origin, {
        lang,
        alternate,
      });
    },
    // Rendered inside the page shell, since only the page failed.
    errorComponent: ErrorPage,
    component: createPageComponent(load),
  });
}

const tree = root.addChildren(pageRoutes.map(createPageRoute));

/** Creates a router over the route table: one for each request on the server, one for the whole visit in the browser. */
export function createRouter(context: RouterContext, history?: RouterHistory) {
  const findShown: LoadingContext["findShown"] = (routeId, path, deps) =>
    router.state.matches.find(
      (match) =>
        match.routeId === routeId &&
        match.status === "success" &&
        match.pathname === path &&
        JSON.stringify(match.loaderDeps) === JSON.stringify(deps),
    )?.loaderData;
  const router = createTanStackRouter({
    routeTree: tree,
    context: { ...context, findShown },
    history,
    parseSearch,
    stringifySearch,
    trailingSlash: "never",
    caseSensitive: true,
    scrollRestoration: createScrollRule(),
    defaultPreload: false,
    defaultStaleTime: 60_000,
    defaultPreloadStaleTime: 60_000,
    notFoundMode: "root",
  });
  // The option exists, but its type is reserved to the framework above the router.
  Object.assign(router.options, { serializationAdapters: [createJsonAdapter(context.collectData), apiErrorAdapter] });
  refuseForeignHrefs(router);
  return router;
}

/**
 * Returns a function that picks from a URL's query what the page of its path depends on; nothing where no page has the
 * path. The server keys its cache by it. It matches with the router's own tree, so that both always name the same page.
 */
export function createQueryPicker(): (url: URL) => Record<string, string> {
  // Matching a path reads no context.
  const router = createRouter({} as RouterContext);
  return ({ href, pathname, search }) => {
    const location = router.parseLocation({ href, pathname, search, hash: "", state: { __TSR_index: 0 } });
    const [, , route] = router.getMatchedRoutes(location.pathname);
    return route?.options.loaderDeps?.({ search: location.search }) ?? {};
  };
}

export type Router = ReturnType<typeof createRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: Router;
  }
}
