import type { AsyncRouteComponent } from "@tanstack/react-router";
import { type ComponentType, use } from "react";

/**
 * Creates the component of a page whose module is loaded on the first visit. A lost chunk is an error of the page: only the
 * reload guard loads the document again, at most once in ten seconds. (The router's own lazy component would reload too.)
 */
export function createLazyComponent(load: () => Promise<{ default: ComponentType }>): AsyncRouteComponent<object> {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let failure: unknown;
  const preload = (): Promise<void> => {
    failure = undefined;
    loading ??= load()
      .then(
        ({ default: component }) => {
          Loaded = component;
        },
        (error: unknown) => {
          failure = error;
        },
      )
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  return Object.assign(
    () => {
      if (failure !== undefined) throw failure;
      if (!Loaded) use(preload());
      return Loaded && <Loaded />;
    },
    { preload },
  );
}
