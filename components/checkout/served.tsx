"use client";
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";

const ON_SERVER = typeof window === "undefined";
const NEVER = new Promise<never>(() => undefined);

function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/**
 * Loads a part's script when the part is shown, after its HTML; shows `instead` if the script is lost, `Late`
 * if React discards the HTML before.
 */
export function served<P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = Lost,
  Late?: ComponentType<P>,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const loadOnServer = () => {
    loading ??= load().then(
      (part) => {
        loaded = part;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Part: LazyExoticComponent<ComponentType<P>> = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
  return function Served(props: P) {
    if (ON_SERVER) use(loadOnServer());
    const isInBrowser = useInBrowser();
    const [isServed] = useState(!isInBrowser);
    // React discards a part's HTML if the parent element changes before the part's script is loaded.
    return useMemo(() => {
      const Shown = loaded ?? Part;
      const part = <Shown {...props} />;
      // Without JavaScript a long page shows the fallback of `Suspense` instead of the content, so both are
      // the same part.
      return isServed ? <Suspense fallback={ON_SERVER ? part : Late && <Late {...props} />}>{part}</Suspense> : part;
    }, [isServed, props]);
  };
}

/** Keeps the server's HTML where a part's script is lost. */
export function useServedHtml(): void {
  if (!useInBrowser()) use(NEVER);
}

/** Loads the document again where there is no HTML of the part. */
function Lost(): ReactNode {
  useServedHtml();
  useEffect(() => {
    // An address with a fragment would not be loaded again.
    window.location.replace(window.location.pathname + window.location.search);
  }, []);
  return null;
}
