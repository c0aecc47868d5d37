import { DONOR_TYPE_LABELS, type PhysicalDonationRecord } from '@livres/api/contract';
import { texts } from './physical-donation.fr';

/** « École Jules-Ferry, Claire Petit »; only the kind of donor for those who see no people. */
export function whoGives({ organization_name, contact_name, donor_type }: PhysicalDonationRecord): string {
  const names = [organization_name, contact_name].filter(Boolean).join(', ');
  return names || texts.anonymous(DONOR_TYPE_LABELS[donor_type]);
}
