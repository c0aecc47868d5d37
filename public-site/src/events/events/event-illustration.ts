import type { EventType } from '@livres/api/contract';

/** The drawing that stands for an event without a picture, or whose picture cannot be loaded. */
export function eventIllustration(type: EventType): string {
  return `event-${type}`;
}
