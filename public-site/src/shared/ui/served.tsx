import {
  lazy,
  Suspense,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  useEffect,
  type RefObject,
} from 'react';
import styles from './served.module.css';
import { useNavigate } from 'react-router';

/**
 * A part of a page that needs no script: written on the server and left as it is. Its own script is fetched only where
 * the server has not written it, that is when the visitor comes from another page. A part that is far from the top of
 * the page is drawn once it comes near: a slow phone has less to do before one can touch the page. Where one goes from
 * one record to another, `of` says of which record the part is.
 */
export function served<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  { isFar = false } = {},
) {
  const className = isFar ? styles.far : undefined;
  const Part = lazy(async () => ({ default: await load() }));

  return function Served({ coming, of, ...props }: Props & { coming?: ReactNode; of?: number | string }) {
    const place = of === undefined ? id : `${id}-${of}`;
    const [isWritten] = useState(
      () => typeof document !== 'undefined' && document.getElementById(place) !== null,
    );
    const element = useRef<HTMLDivElement>(null);
    useFollowedLinks(element, isWritten);
    if (isWritten) {
      const asItIs = { __html: '' };
      return (
        <div
          id={place}
          ref={element}
          className={className}
          suppressHydrationWarning
          dangerouslySetInnerHTML={asItIs}
        />
      );
    }
    return (
      <div id={place} className={className}>
        <Suspense fallback={coming}>
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </div>
    );
  };
}

/** Links that React did not draw lead to their page without a new document, as those it drew. */
function useFollowedLinks(place: RefObject<HTMLElement | null>, isOn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leadsToPage(link) || !isPlain(event)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    const element = isOn ? place.current : null;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [place, isOn, navigate]);
}

function leadsToPage({ origin, target, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && !target && !/^\/(?:admin|api)(?:\/|$)/.test(pathname);
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
