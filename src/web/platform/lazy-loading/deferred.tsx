import {
  type FunctionComponent,
  startTransition,
  Suspense,
  use,
  useEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from "react";
import { loadOnce } from "./load-once.ts";

/** The code of a deferred part, which is loaded apart from its page. */
export interface DeferredCode<Props extends object> {
  /** The component, once it is loaded. */
  component: FunctionComponent<Props> | undefined;
  /** Loads the component; a call after a failure tries again. */
  load: () => Promise<void>;
  /** Resolves when the component is loaded. */
  loaded: Promise<void>;
}

const loaders: (() => Promise<void>)[] = [];

/**
 * Loads the deferred code of the pages that are loaded: before the server renders one, and before the browser opens one
 * by navigation, so that both render them whole. A browser that shows the server's document does not need it.
 */
export async function loadDeferredCode(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}

/** Creates the code of a deferred part from the import of its component. */
export function createDeferredCode<Props extends object>(
  importComponent: () => Promise<FunctionComponent<Props>>,
): DeferredCode<Props> {
  let resolve: () => void;
  const code: DeferredCode<Props> = {
    component: undefined,
    loaded: new Promise((resolveLoaded) => {
      resolve = resolveLoaded;
    }),
    load: loadOnce(async () => {
      code.component = await importComponent();
      resolve();
    }),
  };
  loaders.push(code.load);
  return code;
}

const subscribe = () => () => undefined;
/** Returns true while the browser takes over the server's markup, and on the server. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );

function isSame<Props extends object>(one: Props, other: Props): boolean {
  const keys = Object.keys(one) as (keyof Props)[];
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key], other[key]));
}

interface DeferredProps<Props extends object> {
  code: DeferredCode<Props>;
  props: Props;
}

function DeferredContent<Props extends object>({ code, props }: DeferredProps<Props>) {
  if (!code.component) use(code.loaded);
  return code.component && <code.component {...props} />;
}

/** Returns the component of a deferred part (`Deferred`), from the import of its code. */
export function defer<Props extends object>(
  importComponent: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const code = createDeferredCode(importComponent);
  return (props) => <Deferred code={code} props={props} />;
}

/**
 * Renders a component that the server renders whole and whose code the browser loads only when its props change. Until then the
 * server's markup stays: it is drawn from data and reacts to nothing else. The first props are used until the code is loaded, so
 * that React never removes that markup.
 */
export function Deferred<Props extends object>({ code, props }: DeferredProps<Props>) {
  const isHydrating = useIsHydrating();
  const [initial] = useState({ props, isHydrating });
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isChanged = !isSame(props, initial.props);
  const needsCode = !code.component && (isChanged || !initial.isHydrating);
  useEffect(() => {
    if (!needsCode) return;
    code.load().then(
      () => startTransition(renderAgain),
      () => undefined,
    );
  }, [code, needsCode]);
  const shown = isChanged && code.component ? props : initial.props;
  return useMemo(
    () => (
      <Suspense>
        <DeferredContent code={code} props={shown} />
      </Suspense>
    ),
    [code, shown],
  );
}
