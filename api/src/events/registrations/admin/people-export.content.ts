import { REGISTRATION_STATUS_LABELS } from '../registration.contract.js';
import type { RegistrationPerson } from './registration-people.entity.js';
import type { EventRegistrationRecord } from './registration-record.dto.js';

/** The columns of the export by person, in order, with their headings. */
export const PEOPLE_EXPORT_COLUMNS: Record<string, string> = {
  reference: 'Référence',
  event_title: 'Événement',
  event_start: 'Date de l’événement',
  name: 'Personne',
  position: 'Billet',
  seats: 'Sur',
  registered_by: 'Inscrite par',
  organization: 'Organisation',
  email: 'E-mail',
  phone: 'Téléphone',
  special_needs: 'Besoins particuliers',
  answers: 'Réponses',
  status: 'État',
  due: 'Reste à payer',
  checked_in_at: 'Entrée le',
};
export const PEOPLE_EXPORT_DATES = ['event_start', 'checked_in_at'] as const;

/** The people of a registration, one for each seat; needs and answers are of whoever registered, and said once. */
export function exportedPeople(
  { answers, special_needs, ...record }: EventRegistrationRecord,
  people: readonly RegistrationPerson[],
): object[] {
  const registered_by = `${record.first_name} ${record.last_name}`.trim();
  return Array.from({ length: record.seats }, (_, index) => {
    const position = index + 1;
    const person = people.find((one) => one.position === position);
    const guest = position === 1 ? registered_by : `Invité ${position} de ${registered_by}`;
    const isFirst = position === 1;
    return {
      ...record,
      position,
      registered_by,
      name: person?.guest_name || guest,
      special_needs: isFirst ? special_needs : '',
      answers: isFirst ? answers.map(({ label, answer }) => `${label} : ${answer}`).join('\n') : '',
      status: REGISTRATION_STATUS_LABELS[record.status],
      checked_in_at: person?.checked_in_at?.toISOString() ?? null,
    };
  });
}

export const PEOPLE_SHEET = 'Personnes';
