import { PersonalData } from '../../platform/http/personal-data.js';

/** An entry of the timeline of a gift, or of one that comes again, as staff read it. */
export class MoneyDonationEntry {
  id: number;
  /** `letter`, `note`, `refund`… */
  kind: string;
  at: string;
  /** A member of staff, `donateur`, or null for the product itself. */
  by: string | null;
  text: string;

  @PersonalData('text')
  details: string | null;
}
