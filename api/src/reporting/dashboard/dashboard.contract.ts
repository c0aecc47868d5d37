import type { ArticleToLookAt } from '../../content/articles/article.contract.js';
import type { AuditEntry } from '../../core/audit/audit.contract.js';
import type { CampaignRecord } from '../../content/campaigns/campaign.contract.js';
import type { EventRecord } from '../../content/events/event.contract.js';

/** `admin/dashboard`: what must be done today, then what happened. What the caller's roles may not read is null. */
export interface Dashboard {
  messages: { new: number; in_progress: number; mine: number } | null;
  campaigns: {
    draft: number;
    active: number;
    paused: number;
    completed: number;
    drafts: CampaignRecord[];
    /** Running campaigns that end within 14 days. */
    ending_soon: CampaignRecord[];
  } | null;
  articles: {
    /** Drafts, and published articles with changes to publish. */
    in_progress: ArticleToLookAt[];
    /** The next ones first. */
    scheduled: ArticleToLookAt[];
  } | null;
  events: {
    drafts: EventRecord[];
    /** Published events that are on, or begin within 7 days. */
    this_week: EventRecord[];
  } | null;
  recent: AuditEntry[];
}

export const ENDING_SOON_DAYS = 14;
export const EVENTS_AHEAD_DAYS = 7;
