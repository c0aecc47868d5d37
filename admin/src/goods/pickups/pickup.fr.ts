import type { PickupTransaction, PickupSlot } from '@livres/api/contract';
import { dayOfWeek, isInMonth, longDay, monthName } from '../../shared/format/calendar-days';
import { pickups as shared } from '../shared/plan/pickups.fr';

export const count = (number: number, one: string, many: string) =>
  `${number}\u00a0${number > 1 ? many : one}`;
export const SHORT_SLOTS: Record<PickupSlot, string> = {
  'Matin (8h-12h)': 'Matin',
  'Après-midi (12h-17h)': 'Après-midi',
  'Soirée (17h-20h)': 'Soirée',
};
const withoutWeekday = (day: string) => day.replace(/^\S+ /, '');
/** « 16 », « 30 novembre » or « 28 décembre 2026 »: what the end of the week does not say. */
function dayUntil(from: string, to: string): string {
  const [day, month, year] = withoutWeekday(longDay(from)).split(' ');
  if (isInMonth(from, to)) return day!;
  return from.slice(0, 4) === to.slice(0, 4) ? `${day} ${month}` : `${day} ${month} ${year}`;
}
const slotWord = (slot: PickupSlot) => SHORT_SLOTS[slot].toLowerCase();

export const texts = {
  title: 'Collectes',
  view: 'Vue',
  views: { week: 'Semaine', month: 'Mois' },
  today: 'Aujourd’hui',
  previous: { week: 'Semaine précédente', month: 'Mois précédent' },
  next: { week: 'Semaine suivante', month: 'Mois suivant' },
  week_of: (from: string, to: string) => `Du ${dayUntil(from, to)} au ${withoutWeekday(longDay(to))}`,
  month_of: (day: string) => monthName(day).replace(/^./, (email) => email.toUpperCase()),
  slot_column: 'Créneau',
  round_of: (day: string) => `Tournée du ${dayOfWeek(day)}`,
  round: 'Tournée',
  round_today: 'Tournée du jour',
  loading: 'Chargement des collectes',
  nothing: 'Aucune collecte sur cette période.',
  empty_day: 'Rien ce jour-là',
  is_today: 'aujourd’hui',
  waiting: 'En attente d’un jour',
  waiting_help:
    'Donateurs déjà contactés. Glissez une collecte sur un créneau, prenez-la au clavier avec Espace, ou planifiez-la.',
  waiting_help_phone: 'Donateurs déjà contactés\u00a0: choisissez avec eux un jour et un créneau.',
  waiting_none: 'Personne n’attend de jour\u00a0: tout est planifié.',
  waiting_more: (number: number) => `Voir ${number > 1 ? `les ${number} autres` : 'l’autre'}`,
  waiting_since: (ago: string) => `Validé ${ago}`,
  needs_help: 'Aide pour porter',
  nobody: 'Personne encore',
  collected: 'Collecté',
  scheduled: 'Prévue',
  overdue: 'En retard',
  unplanned: 'À planifier',
  move: 'Déplacer…',
  plan: 'Planifier…',
  move_of: (name: string) => `Déplacer\u00a0: ${name}`,
  plan_of: (name: string) => `Planifier\u00a0: ${name}`,
  grip: (name: string) => `Prendre au clavier\u00a0: ${name}`,
  grip_help:
    'Espace ou Entrée pour prendre\u00a0; les flèches changent de jour et de créneau, Page précédente et Page suivante de semaine\u00a0; Entrée pose, Échap annule.',
  see: (reference: string) => `Voir le don ${reference}`,
  name: ({ city, reference, estimated_boxes_or_items }: PickupTransaction) =>
    `${city}, ${shared.boxes(estimated_boxes_or_items)}, ${reference}`,
  cell: (day: string, slot: PickupSlot, number: number) =>
    `${dayOfWeek(day)}, ${slotWord(slot)}, ${number === 0 ? 'aucune collecte' : count(number, 'collecte', 'collectes')}`,
  day_cell: (day: string, number: number) =>
    `${dayOfWeek(day)}, ${number === 0 ? 'aucune collecte' : count(number, 'collecte', 'collectes')}`,
  taken: (name: string, at: string) =>
    `${name}\u00a0: prise. ${at}. Flèches pour choisir, Entrée pour poser, Échap pour annuler.`,
  at: (day: string, slot: PickupSlot) => `${dayOfWeek(day)}, ${slotWord(slot)}`,
  against: 'Ce n’est pas ce que le donateur a proposé.',
  past: 'Le passé ne peut pas être choisi.',
  dropped_back: (name: string) => `${name}\u00a0: laissée où elle était.`,
  dropped: (at: string) => `Posée\u00a0: ${at}. Vérifiez et confirmez.`,
  dialog_plan: 'Planifier la collecte',
  dialog_move: 'Déplacer la collecte',
  dialog_nobody: 'Personne sur place\u00a0: déplacer la collecte',
  letter_plan: 'Le donateur va recevoir un e-mail avec le jour, le créneau et un fichier pour son agenda.',
  letter_move:
    'Le donateur va recevoir un e-mail qui annonce le nouveau rendez-vous et remplace l’ancien dans son agenda.',
  confirm_plan: 'Planifier et prévenir le donateur',
  confirm_move: 'Déplacer et prévenir le donateur',
  nobody_note: (day: string) => `Personne le ${dayOfWeek(day)}.`,
  unchanged: 'Le jour, le créneau et la personne n’ont pas changé.',
  cancel: 'Annuler',
  planned: (isNew: boolean, { city, pickup_date, pickup_slot }: PickupTransaction) =>
    `${city}\u00a0: ${isNew ? 'collecte planifiée' : 'collecte déplacée'}${
      pickup_date && pickup_slot ? ` ${dayOfWeek(pickup_date)}, ${slotWord(pickup_slot)}` : ''
    }. Le donateur est prévenu.`,
  refused: 'Rien n’a été changé, et le donateur n’a pas été prévenu.',
  read_only: 'Vous voyez les collectes sans les personnes\u00a0; un administrateur les planifie.',
} as const;
