import type { CampaignInput } from '../../src/content/campaigns/campaign.dto.js';

/** A campaign whose days are counted from the day of seeding, with gifts. */
export interface DemoCampaign extends Omit<CampaignInput, 'start_date' | 'end_date'> {
  slug: string;
  /** Days from the day of seeding; null for none. */
  starts_in: number | null;
  ends_in: number | null;
  /** Things collected; money is given in `money/`. */
  gifts?: { books?: number[]; equipment?: number[] };
}
