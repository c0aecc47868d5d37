import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { SCHOLARSHIP_LIMITS } from './scholarship-choices.contract.js';
import type {
  RenderedText,
  ScholarshipAdminStats,
  ScholarshipMonth,
  ScholarshipRank,
  ScholarshipShare,
  ScholarshipTotals,
} from './scholarship-stats.contract.js';

export class ScholarshipTotalsResponse implements ScholarshipTotals {
  active: number;
  drafts: number;
  suspended: number;
  closed: number;
  past: number;
  soon: number;
  pending_changes: number;
  dead_links: number;
  without_link: number;
  views: number;
  favorites: number;
}

export class ScholarshipShareResponse implements ScholarshipShare {
  value: string;
  label: string;
  count: number;
}

export class ScholarshipMonthResponse implements ScholarshipMonth {
  month: string;
  count: number;
}

export class ScholarshipRankResponse implements ScholarshipRank {
  id: number;
  slug: string;
  title: string;
  organization: string;
  view_count: number;
  favorite_count: number;
}

export class ScholarshipAdminStatsResponse implements ScholarshipAdminStats {
  totals: ScholarshipTotalsResponse;

  @ApiProperty({ type: [ScholarshipShareResponse] })
  by_country: ScholarshipShareResponse[];

  @ApiProperty({ type: [ScholarshipShareResponse] })
  by_level: ScholarshipShareResponse[];

  @ApiProperty({ type: [ScholarshipShareResponse] })
  by_coverage: ScholarshipShareResponse[];

  @ApiProperty({ type: [ScholarshipMonthResponse] })
  by_month: ScholarshipMonthResponse[];

  @ApiProperty({ type: [ScholarshipRankResponse] })
  most_viewed: ScholarshipRankResponse[];

  @ApiProperty({ type: [ScholarshipRankResponse] })
  most_kept: ScholarshipRankResponse[];
}

export class TextToRenderBody {
  @MaxLength(SCHOLARSHIP_LIMITS.text)
  @IsString()
  text: string;
}

export class RenderedTextResponse implements RenderedText {
  html: string;
}
