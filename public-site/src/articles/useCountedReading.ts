import { useEffect } from 'react';

/** Tells the api that the article is read; it counts a reader once and keeps no address. Previews do not count. */
export function useCountedReading(id: number, isPreview: boolean): void {
  useEffect(() => {
    if (!isPreview) navigator.sendBeacon(`/api/v1/articles/${id}/view`);
  }, [id, isPreview]);
}
