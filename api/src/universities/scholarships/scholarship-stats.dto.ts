import { PickType } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { SCHOLARSHIP_LIMITS } from './scholarship-choices.contract.js';
import { Scholarship } from './scholarship.dto.js';

export class ScholarshipTotals {
  /** Open, with a deadline not past. */
  active: number;
  drafts: number;
  suspended: number;
  closed: number;
  /** Left open although their deadline has passed: visitors read that they are closed. */
  past: number;
  /** Open, with a deadline within 30 days. */
  soon: number;
  /** Online with changes that visitors do not read yet. */
  pending_changes: number;
  /** Open, with an application link that leads nowhere any more. */
  dead_links: number;
  /** Open, without any application link. */
  without_link: number;
  /** Of all that are or were online. */
  views: number;
  favorites: number;
}

/** How many of the open scholarships are alike in something. */
export class ScholarshipShare {
  value: string;
  /** French. */
  label: string;
  count: number;
}

export class ScholarshipMonth {
  /** `2027-03`. */
  month: string;
  /** Deadlines of open scholarships in it. */
  count: number;
}

export const RANKED_FIELDS = ['id', 'slug', 'title', 'organization', 'view_count', 'favorite_count'] as const;

export class ScholarshipRank extends PickType(Scholarship, RANKED_FIELDS) {}

/** `admin/scholarships/figures`: shares and months are of open scholarships. */
export class ScholarshipAdminStats {
  totals: ScholarshipTotals;

  /** Most first. */
  by_country: ScholarshipShare[];

  by_level: ScholarshipShare[];

  by_coverage: ScholarshipShare[];

  /** This month and the eleven after it, in order. */
  by_month: ScholarshipMonth[];

  /** Open ones, the first ten. */
  most_viewed: ScholarshipRank[];

  most_kept: ScholarshipRank[];
}

export class TextToRenderBody {
  @MaxLength(SCHOLARSHIP_LIMITS.text)
  @IsString()
  text: string;
}

/** `POST admin/scholarships/rendering`: light Markdown as visitors will read it. */
export class RenderedText {
  html: string;
}
