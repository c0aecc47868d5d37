import { Column, Entity } from 'typeorm';
import { ContentColumns } from '../../content/publishing/content.columns.js';
import { AmountColumn, Unedited } from '../../content/publishing/field.columns.js';
import type { CoverageType, ScholarshipLevel, ScholarshipStatus } from './scholarship-choices.contract.js';
import type { LanguageRequirements, LinkState } from './scholarship.contract.js';

@Entity('scholarships')
export class ScholarshipRow extends ContentColumns {
  @Column('text')
  title: string;

  @Column('text')
  organization: string;

  @Column('int', { nullable: true })
  university_id: number | null;

  @Column('text')
  country: string;

  @Column('text')
  level: ScholarshipLevel;

  @Column('text')
  field_of_study: string;

  /** Cents of euros, for the whole duration. */
  @AmountColumn({ nullable: true })
  amount: number | null;

  @Column('text')
  coverage_type: CoverageType;

  /** The last day, `2027-03-01`. */
  @Column('date')
  deadline: string;

  @Column('int', { nullable: true })
  duration_months: number | null;

  @Column('text')
  description: string;

  @Column('text')
  requirements: string;

  @Column('text')
  application_url: string;

  /** Out of 4. */
  @Column('numeric', { nullable: true, transformer: { to: (value: unknown) => value, from: numberOrNull } })
  min_gpa: number | null;

  @Column('jsonb')
  language_requirements: LanguageRequirements;

  @Column('text', { array: true })
  eligible_countries: string[];

  @Column('boolean')
  is_featured: boolean;

  @Unedited()
  @Column('text')
  status: ScholarshipStatus;

  /** When it was first put online. */
  @Unedited()
  @Column('timestamptz', { nullable: true })
  published_at: Date | null;

  @Unedited()
  @Column('int')
  view_count: number;

  @Unedited()
  @Column('int')
  favorite_count: number;

  /** What the last look at the application link found; a trigger forgets it when the link changes. */
  @Unedited()
  @Column('text')
  link_state: Exclude<LinkState, 'none'>;

  @Unedited()
  @Column('timestamptz', { nullable: true })
  link_checked_at: Date | null;

  @Unedited()
  @Column('text')
  link_fault: string;
}

function numberOrNull(value: string | null): number | null {
  return value === null ? null : Number(value);
}
