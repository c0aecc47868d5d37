import type { PublicEvent } from '@livres/api/contract';

const content = { online: 'En ligne', placeToCome: 'Lieu à confirmer' } as const;

/** « Médiathèque de Vaise, Lyon », « En ligne ». */
export function placeName({
  is_online,
  location,
  city,
}: Pick<PublicEvent, 'is_online' | 'location' | 'city'>): string {
  const place = [location, city].filter(Boolean).join(', ');
  if (is_online) return place ? `${place} et en ligne` : content.online;
  return place || content.placeToCome;
}
