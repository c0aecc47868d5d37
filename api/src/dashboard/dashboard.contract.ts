import type { ArticleToLookAt } from '../articles/article.contract.js';
import type { AuditEntry } from '../audit/audit.contract.js';
import type { CampaignRecord } from '../campaigns/campaign.contract.js';
import type { EventRecord } from '../events/event.contract.js';

/** `admin/dashboard`: what must be done today, then what happened. */
export interface Dashboard {
  /** How many messages of the site wait: whoever asks may not read them. */
  messages: { new: number; in_progress: number; mine: number };
  campaigns: {
    draft: number;
    active: number;
    paused: number;
    completed: number;
    drafts: CampaignRecord[];
    /** Running campaigns that end within 14 days. */
    ending_soon: CampaignRecord[];
  };
  articles: {
    /** Drafts, and published articles with changes to publish. */
    in_progress: ArticleToLookAt[];
    /** The next ones first. */
    scheduled: ArticleToLookAt[];
  };
  events: {
    drafts: EventRecord[];
    /** Published events that are on, or begin within 7 days. */
    this_week: EventRecord[];
  };
  recent: AuditEntry[];
}

export const ENDING_SOON_DAYS = 14;
export const EVENTS_AHEAD_DAYS = 7;
