import { useEffect } from 'react';

/** Tells the api that a page is read; it counts a reader once and keeps no address. Previews do not count. */
export function useCountedReading(
  resource: 'articles' | 'events' | 'universities/scholarships',
  id: number,
  isPreview: boolean,
): void {
  useEffect(() => {
    if (!isPreview) navigator.sendBeacon(`/api/v1/${resource}/${id}/view`);
  }, [resource, id, isPreview]);
}
