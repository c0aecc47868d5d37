import { PersonalData } from '../../platform/http/personal-data.js';

/** An entry of a timeline, as staff read it. */
export class TimelineEntry {
  id: number;

  /** `letter`, `note`, `refund`… */
  kind: string;

  at: string;

  /** A member of staff, `donateur`, or null for the product itself. */
  by: string | null;

  text: string;

  /** What people wrote. Null for those who may not see people. */
  @PersonalData('text')
  details: string | null;
}
