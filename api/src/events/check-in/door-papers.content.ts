import { dayInFrench, parisDay } from '../../platform/clock/paris.js';
import type { SeatedEvent } from '../events/event-seats.service.js';
import { hourInFrench } from '../registrations/registration-emails.service.js';
import { period, placeOf } from '../tickets/ticket-papers.service.js';

const s = (count: number) => (count > 1 ? 's' : '');

export const doorListTexts = {
  title: (event: string) => `Liste d’entrée : ${event}`,
  whenAndWhere: (event: SeatedEvent) => `${period(event)} · ${placeOf(event)}`,
  printed: (people: number, at: Date) =>
    `${people} personne${s(people)} · liste imprimée le ${dayInFrench(parisDay(at))} à ${hourInFrench(at)}`,
  columns: { name: 'Nom', organization: 'Organisme', reference: 'Référence', notes: 'À savoir' },
  guest: (position: number, seats: number) => `Invité, place ${position} sur ${seats}`,
  unpaid: (seats: number) => `Non payé (${seats} place${s(seats)})`,
  nobody: 'Personne n’est inscrit pour l’instant.',
  page: (page: number, pages: number) => `${page} / ${pages}`,
};

export const badgeTexts = {
  title: (event: string) => `Badges : ${event}`,
  guestOf: (name: string) => `Invité de ${name}`,
  nobody: 'Aucune inscription n’est confirmée pour l’instant.',
};
