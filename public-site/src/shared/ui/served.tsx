import { lazy, Suspense, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useFollowedLinks } from './useFollowedLinks';

/**
 * A part of a page that needs no script: written on the server and left as it is. Its own script is fetched only where
 * the server has not written it, that is when the visitor comes from another page.
 */
export function served<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));

  return function Served({ coming, ...props }: Props & { coming?: ReactNode }) {
    const [isWritten] = useState(
      () => typeof document !== 'undefined' && document.getElementById(id) !== null,
    );
    const place = useRef<HTMLDivElement>(null);
    useFollowedLinks(place, isWritten);
    if (isWritten) {
      const asItIs = { __html: '' };
      return <div id={id} ref={place} suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
    }
    return (
      <div id={id}>
        <Suspense fallback={coming}>
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </div>
    );
  };
}
