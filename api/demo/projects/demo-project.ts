import type { ProjectInput } from '../../src/content/projects/project.dto.js';

/** A project by the slugs of its partners and campaign, its days counted from the day of seeding. */
export interface DemoProject extends Omit<
  ProjectInput,
  'partner_ids' | 'campaign_id' | 'start_date' | 'end_date'
> {
  slug: string;
  description: string;
  partners: string[];
  campaign?: string;
  starts_in: number;
  ends_in: number | null;
}
