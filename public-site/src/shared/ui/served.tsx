import { lazy, Suspense, useRef, useState, type ComponentType, type ReactNode } from 'react';
import styles from './served.module.css';
import { useFollowedLinks } from './use-followed-links';

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

  return function Served({ coming, of, ...props }: Props & { coming?: ReactNode; of?: number }) {
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
