import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/**
 * Draws a part of a page whose script comes later; nothing until it is there. Unlike `lazy`, a part that cannot be
 * fetched takes nothing else of the page away.
 */
export function useLatePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): (props: Props) => ReactNode {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | null>(null);
  const get = useEffectEvent(() => {
    load().then(
      (Part) => setLoaded({ Part }),
      () => undefined,
    );
  });
  useEffect(() => {
    if (isWanted) get();
  }, [isWanted]);
  return (props) => loaded && createElement(loaded.Part, props);
}
