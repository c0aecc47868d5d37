import type { EventCodeRecord } from '@livres/api/contract';
import { frenchMoment } from '../../../shared/format/french-date';
import { frenchMoney } from '../../../shared/format/french-number';

type Seats = Pick<EventCodeRecord, 'used_seats' | 'unsure_seats' | 'max_seats'>;

export const eventCodeMessages = {
  name: 'code |||| codes',
  the: 'le code',
  fields: {
    event_id: 'Événement',
    code: 'Code',
    label: 'Pour qui',
    discount_percentage: 'Réduction (%)',
    discount_amount: 'Réduction par place',
    reserved_seats: 'Places gardées',
    max_seats: 'Places au plus',
    valid_until: 'Valable jusqu’au',
    used_seats: 'Places prises',
    unsure_seats: 'Places à confirmer',
  },
};

export const codes = {
  title: 'Codes',
  help: 'Pour les adhérents ou les bénévoles\u00a0: une réduction, des places gardées, ou les deux.',
  none: 'Aucun code.',
  add: 'Ajouter un code',
  edit: (code: string) => `Modifier le code ${code}`,
  remove: (code: string) => `Supprimer le code ${code}`,
  remove_title: (code: string) => `Supprimer le code ${code}\u00a0?`,
  remove_text: 'Il ne servira plus\u00a0; les inscriptions déjà faites gardent leur prix.',
  remove_action: 'Supprimer',
  removed: 'Code supprimé',
  new_title: 'Nouveau code',
  edit_title: (code: string) => `Code ${code}`,
  save: 'Enregistrer',
  saved: 'Code enregistré',
  code_help: 'Tel qu’il est donné\u00a0; majuscules et minuscules sont les mêmes.',
  discount_help: 'Une part ou un montant, pas les deux.',
  reserved_help: 'Personne d’autre ne les voit ni ne les prend.',
  max_help: 'Vide\u00a0: autant que l’on veut.',
  share: (share: number) => `− ${share}\u00a0%`,
  off: (amount: number, currency: string) => `− ${frenchMoney(amount, currency)} par place`,
  reserved: (count: number) => `${count} place${count > 1 ? 's' : ''} gardée${count > 1 ? 's' : ''}`,
  used: ({ used_seats, unsure_seats, max_seats }: Seats) => {
    const used = `${used_seats} place${used_seats > 1 ? 's' : ''} prise${used_seats > 1 ? 's' : ''}`;
    const unsure = unsure_seats > 0 ? `, dont ${unsure_seats} à confirmer` : '';
    if (max_seats === null) return `${used}${unsure}`;
    const left = Math.max(0, max_seats - used_seats);
    const rest = left > 0 ? `il en reste ${left}` : 'il n’en reste plus';
    return `${used}${unsure}${unsure && ','} sur ${max_seats}\u00a0: ${rest}`;
  },
  until: (moment: string) => `jusqu’au ${frenchMoment(moment)}`,
} as const;

export const repetition = {
  button: 'Répéter',
  title: 'Répéter l’événement',
  help: 'Chaque date devient un brouillon à la même heure de Paris, que l’on peut changer avant de le publier.',
  every: 'Rythme',
  times: 'Nombre de dates en plus',
  times_wrong: 'De 1 à 52.',
  action: 'Créer les brouillons',
  /** `late`: days of drafts whose registrations are closed already, or whose early-bird price is over. */
  done: (count: number, late: readonly string[]) =>
    [
      count > 1 ? `${count} brouillons créés` : '1 brouillon créé',
      ...(late.length > 0
        ? [`La fin des inscriptions ou du tarif anticipé est déjà passée, à revoir\u00a0: ${late.join(', ')}`]
        : []),
    ].join('. '),
} as const;
