import { drawnIllustration, type PublicEvent } from '@livres/api/contract';

/** The drawing that stands for an event without a picture, or whose picture cannot be loaded. */
export function eventIllustration({ event_type, slug }: Pick<PublicEvent, 'event_type' | 'slug'>): string {
  return drawnIllustration(`event-${event_type}`, slug);
}
