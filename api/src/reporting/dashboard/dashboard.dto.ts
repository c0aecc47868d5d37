import { ApiProperty } from '@nestjs/swagger';
import type { ArticleToLookAt } from '../../content/articles/article.contract.js';
import { AuditEntryResponse } from '../../core/audit/audit.dto.js';
import { CampaignRecord } from '../../content/campaigns/campaign.dto.js';
import { EventRecordResponse } from '../../content/events/event-record.dto.js';

export class CampaignsTodayResponse {
  draft: number;
  active: number;
  paused: number;
  completed: number;

  @ApiProperty({ type: [CampaignRecord] })
  drafts: CampaignRecord[];

  /** Running campaigns that end within 14 days. */
  @ApiProperty({ type: [CampaignRecord] })
  ending_soon: CampaignRecord[];
}

export class ArticleToLookAtResponse implements ArticleToLookAt {
  id: number;
  slug: string;
  title: string;

  @ApiProperty({ type: String, nullable: true })
  publish_at: string | null;

  updated_at: string;
}

export class ArticlesTodayResponse {
  /** Drafts, and published articles with changes to publish. */
  @ApiProperty({ type: [ArticleToLookAtResponse] })
  in_progress: ArticleToLookAtResponse[];

  /** The next ones first. */
  @ApiProperty({ type: [ArticleToLookAtResponse] })
  scheduled: ArticleToLookAtResponse[];
}

export class EventsTodayResponse {
  @ApiProperty({ type: [EventRecordResponse] })
  drafts: EventRecordResponse[];

  /** Published events that are on, or begin within 7 days. */
  @ApiProperty({ type: [EventRecordResponse] })
  this_week: EventRecordResponse[];
}

export class MessagesTodayResponse {
  new: number;
  in_progress: number;
  mine: number;
}

/** `admin/dashboard`: what must be done today, then what happened. What the caller's roles may not read is null. */
export class Dashboard {
  @ApiProperty({ type: MessagesTodayResponse, nullable: true })
  messages: MessagesTodayResponse | null;

  @ApiProperty({ type: CampaignsTodayResponse, nullable: true })
  campaigns: CampaignsTodayResponse | null;

  @ApiProperty({ type: ArticlesTodayResponse, nullable: true })
  articles: ArticlesTodayResponse | null;

  @ApiProperty({ type: EventsTodayResponse, nullable: true })
  events: EventsTodayResponse | null;

  @ApiProperty({ type: [AuditEntryResponse] })
  recent: AuditEntryResponse[];
}
