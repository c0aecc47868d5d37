import { ArticleToLookAt } from '../../content/articles/article.dto.js';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { CampaignRecord } from '../../content/campaigns/campaign.dto.js';
import { EventRecord } from '../../events/events/event.dto.js';

export class CampaignsTodayResponse {
  draft: number;
  active: number;
  paused: number;
  completed: number;
  drafts: CampaignRecord[];

  /** Running campaigns that end within 14 days. */
  ending_soon: CampaignRecord[];
}

export class ArticlesTodayResponse {
  /** Drafts, and published articles with changes to publish. */
  in_progress: ArticleToLookAt[];

  /** The next ones first. */
  scheduled: ArticleToLookAt[];
}

export class EventsTodayResponse {
  drafts: EventRecord[];

  /** Published events that are on, or begin within 7 days. */
  this_week: EventRecord[];
}

export class MessagesTodayResponse {
  new: number;
  in_progress: number;
  mine: number;
}

/** `admin/dashboard`: what must be done today, then what happened. What the caller's roles may not read is null. */
export class Dashboard {
  messages: MessagesTodayResponse | null;
  campaigns: CampaignsTodayResponse | null;
  articles: ArticlesTodayResponse | null;
  events: EventsTodayResponse | null;
  recent: AuditEntry[];
}
