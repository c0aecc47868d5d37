import { ApiProperty } from '@nestjs/swagger';
import type { ArticleToLookAt } from '../../content/articles/article.contract.js';
import { AuditEntryResponse } from '../../core/audit/audit.dto.js';
import { CampaignRecordResponse } from '../../content/campaigns/campaign-response.dto.js';
import { EventRecordResponse } from '../../content/events/event-record.dto.js';
import type { Dashboard } from './dashboard.contract.js';

export class CampaignsTodayResponse {
  draft: number;
  active: number;
  paused: number;
  completed: number;

  @ApiProperty({ type: [CampaignRecordResponse] })
  drafts: CampaignRecordResponse[];

  @ApiProperty({ type: [CampaignRecordResponse] })
  ending_soon: CampaignRecordResponse[];
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
  @ApiProperty({ type: [ArticleToLookAtResponse] })
  in_progress: ArticleToLookAtResponse[];

  @ApiProperty({ type: [ArticleToLookAtResponse] })
  scheduled: ArticleToLookAtResponse[];
}

export class EventsTodayResponse {
  @ApiProperty({ type: [EventRecordResponse] })
  drafts: EventRecordResponse[];

  @ApiProperty({ type: [EventRecordResponse] })
  this_week: EventRecordResponse[];
}

export class MessagesTodayResponse {
  new: number;
  in_progress: number;
  mine: number;
}

export class DashboardResponse implements Dashboard {
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
