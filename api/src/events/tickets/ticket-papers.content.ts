import { dayInFrench, parisDay } from '../../platform/clock/paris.js';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock/durations.contract.js';
import type { SeatedEvent } from '../events/event-seats.service.js';
import { hourInFrench, placeInFrench } from '../registrations/registration-emails.service.js';

export const ticketTexts = {
  title: (event: string) => `Billet : ${event}`,
  name: 'Nom',
  guest: (position: number, holder: string) =>
    holder ? `Invité ${position} de ${holder}` : `Invité ${position}`,
  when: 'Quand (heure de Paris)',
  where: 'Où',
  reference: 'Référence',
  ticket: 'Billet',
  place: (position: number, seats: number) => `n° ${position} sur ${seats}`,
  show: 'Présentez ce billet imprimé ou sur votre téléphone.',
  once: 'Il est valable une fois, pour une personne.',
};

export const certificateTexts = {
  title: 'Attestation de participation',
  certifies: (association: string) => `${association} atteste que`,
  took_part: 'a participé à',
  when: (event: SeatedEvent) => `le ${period(event)}`,
  duration: (event: SeatedEvent) => {
    const length = durationInFrench(event);
    return length ? `Durée : ${length}` : '';
  },
  where: (event: SeatedEvent) => placeInFrench(event) || placeOf(event),
  made: (city: string, on: Date) => `Fait ${city ? `à ${city}, ` : ''}le ${dayInFrench(parisDay(on))}`,
  reference: (reference: string, position: number) => `Inscription ${reference}, billet n° ${position}`,
};

/** « samedi 3 mars 2027, 10 h – 12 h 30 »; over several days, from one to the other. */
export function period({ start_date: start, end_date: end }: SeatedEvent): string {
  if (!start) return 'date à venir';
  const day = dayInFrench(parisDay(start));
  if (!end) return `${day} à ${hourInFrench(start)}`;
  if (parisDay(start) === parisDay(end))
    return `${day}, ${hourInFrench(start)}\u00a0–\u00a0${hourInFrench(end)}`;
  return `${day} à ${hourInFrench(start)}, jusqu’au ${dayInFrench(parisDay(end))} à ${hourInFrench(end)}`;
}

export function placeOf(event: SeatedEvent): string {
  const place = placeInFrench(event);
  return place ? place.charAt(0).toUpperCase() + place.slice(1) : 'Lieu à venir';
}

/** « 2 h 30 »; nothing where the event has no end, or takes days. */
function durationInFrench({ start_date: start, end_date: end }: SeatedEvent): string {
  if (!start || !end || parisDay(start) !== parisDay(end)) return '';
  const length = end.getTime() - start.getTime();
  const [hours, minutes] = [Math.floor(length / HOUR_MS), Math.floor((length % HOUR_MS) / MINUTE_MS)];
  return [hours && `${hours} h`, minutes && (hours ? String(minutes).padStart(2, '0') : `${minutes} min`)]
    .filter(Boolean)
    .join(' ');
}
