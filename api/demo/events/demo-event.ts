import type { EventInput } from '../../src/events/events/event-input.dto.js';

type Dates =
  | 'start_date'
  | 'end_date'
  | 'early_bird_deadline'
  | 'registration_opens_at'
  | 'registration_closes_at'
  | 'tag_ids';

/** An event by the slugs of its tags, its days counted from the day of seeding. */
export interface DemoEvent extends Omit<EventInput, Dates> {
  slug: string;
  description: string;
  tags: string[];
  starts_in: number;
  /** The next such day from there, 0 for Sunday. */
  weekday: number;
  /** Time in Paris, `18:30`. */
  at: string;
  hours: number;
  early_bird_until?: number;
  registration_opens_in?: number;
  registration_closes_in?: number;
  /** Why it does not take place. */
  cancelled?: string;
}

/** Where the association receives: the same words on each of its events. */
export const LYON = {
  location: 'Entrepôt de Gerland',
  address: '18 rue des Bons-Voisins, 69007',
  city: 'Lyon',
  country: 'France',
  latitude: 45.7326,
  longitude: 4.8345,
  accessibility_info: 'De plain-pied, accessible en fauteuil ; boucle magnétique à l’accueil.',
  parking_info: 'Six places dans la cour, réservées aux personnes à mobilité réduite et aux livraisons.',
  public_transport_info: 'Métro B, station Debourg, puis sept minutes à pied.',
  contact_email: 'lyon@livres-en-partage.example',
  contact_phone: '+33 4 65 71 12 34',
} as const;

export const YAOUNDE = {
  location: 'Maison de Mvog-Ada',
  address: 'Derrière le marché, portail vert',
  city: 'Yaoundé',
  country: 'Cameroun',
  latitude: 3.8621,
  longitude: 11.5262,
  accessibility_info: 'De plain-pied. La cour est en terre battue : prévenez-nous si vous venez en fauteuil.',
  public_transport_info: 'Taxi jusqu’au carrefour Mvog-Ada, puis trois minutes à pied.',
  contact_email: 'yaounde@livres-en-partage.example',
} as const;

export const CLAIRE = { organizer_first_name: 'Claire', organizer_last_name: 'Montagnier' } as const;
export const EMMANUEL = { organizer_first_name: 'Emmanuel', organizer_last_name: 'Ndongo' } as const;
export const AISSATOU = { organizer_first_name: 'Aïssatou', organizer_last_name: 'Bello' } as const;
export const HERVE = { organizer_first_name: 'Hervé', organizer_last_name: 'Tchinda' } as const;
