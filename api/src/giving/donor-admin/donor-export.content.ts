import { GIVER_TYPE_LABELS } from '../donors/giving.contract.js';
import { parisDay } from '../../platform/clock/paris.js';
import { DONOR_SEGMENT_LABELS } from './donor-admin.contract.js';
import type { DonorRecord } from './donor-admin.dto.js';

/** What gifts without a campaign are for. */
export const ASSOCIATION = 'L’association';

/** The export's columns, in order, with their headings. */
export const DONOR_EXPORT_COLUMNS: Record<string, string> = {
  name: 'Nom',
  email: 'E-mail',
  donor_type: 'Type de donateur',
  segment: 'Profil',
  street_address: 'Adresse',
  postal_code: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  given: 'Total donné',
  gifts: 'Nombre de dons',
  average: 'Don moyen',
  first_given_at: 'Premier don',
  last_given_at: 'Dernier don',
  recurring: 'Dons réguliers',
  recurring_monthly: 'Par mois',
  member_since: 'Compte ouvert le',
};

/** A line of the export: words for what is chosen from lists, days as they were in Paris. */
export function exportedDonor(record: DonorRecord): object {
  const dayOf = (moment: string | null) => (moment ? parisDay(new Date(moment)) : '');
  return {
    ...record,
    donor_type: record.donor_type ? GIVER_TYPE_LABELS[record.donor_type] : '',
    segment: DONOR_SEGMENT_LABELS[record.segment],
    first_given_at: dayOf(record.first_given_at),
    last_given_at: dayOf(record.last_given_at),
    member_since: dayOf(record.member_since),
  };
}
