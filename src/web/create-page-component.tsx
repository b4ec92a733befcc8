import { type AsyncRouteComponent, useLoaderData } from "@tanstack/react-router";
import { use } from "react";
import type { AnyPage } from "./page.ts";
import { HydrationNotice } from "./shell/hydration-notice.tsx";

/**
 * Creates the component of a page whose module is loaded on the first visit. A lost chunk is an error of the page: only the
 * reload guard loads the document again, at most once in ten seconds. (The router's own lazy component would reload too.)
 */
export function createPageComponent(load: () => Promise<AnyPage>): AsyncRouteComponent<object> {
  let page: AnyPage | undefined;
  let failure: unknown;
  const preload = async (): Promise<void> => {
    failure = undefined;
    try {
      page = await load();
    } catch (error) {
      failure = error;
    }
  };
  return Object.assign(
    () => {
      const { input, data } = useLoaderData({ strict: false }) as { input: unknown; data: unknown };
      if (failure !== undefined) throw failure;
      if (!page) use(preload());
      return (
        page && (
          <>
            <page.component data={data} input={input} />
            <HydrationNotice />
          </>
        )
      );
    },
    { preload },
  );
}
