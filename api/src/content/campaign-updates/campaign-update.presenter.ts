import { convert } from 'html-to-text';
import type { CampaignLink } from '../campaigns/campaign.dto.js';
import type { Picture } from '../media/picture.dto.js';
import { shownFields } from '../publishing/content.fields.js';
import { publicationState, workingCopy } from '../publishing/content.presenter.js';
import { CAMPAIGN_UPDATE_LIMITS as LIMITS } from './campaign-update.contract.js';
import {
  CAMPAIGN_UPDATE_STAFF_FIELDS,
  type CampaignUpdateView,
  type CampaignUpdateRecord,
  type ListedCampaignUpdate,
} from './campaign-update.dto.js';
import { CampaignUpdateRow } from './campaign-update.entity.js';
import { CAMPAIGN_UPDATE_KIND } from './campaign-update.kind.js';

/** What an update refers to, by number. */
export interface UpdateMentions {
  pictures: ReadonlyMap<number, Picture>;
  campaigns: ReadonlyMap<number, CampaignLink>;
}

export function presentUpdate(row: CampaignUpdateRow, mentions: UpdateMentions): CampaignUpdateView {
  return {
    ...shownFields(CampaignUpdateRow, row, [...CAMPAIGN_UPDATE_STAFF_FIELDS, 'campaign_id']),
    ...presentRest(row, mentions),
    campaign: mentions.campaigns.get(row.campaign_id)!,
  };
}

/** The same in a list, where a long text is read at its own address. */
export function presentListedUpdate(row: CampaignUpdateRow, mentions: UpdateMentions): ListedCampaignUpdate {
  const shown = presentUpdate(row, mentions);
  return { ...shown, content: shown.content.length <= LIMITS.shown_whole ? shown.content : '' };
}

/** An update as staff last wrote it. */
export function presentUpdateRecord(row: CampaignUpdateRow, mentions: UpdateMentions): CampaignUpdateRecord {
  const copy = workingCopy(row, CAMPAIGN_UPDATE_KIND);
  const campaign = mentions.campaigns.get(row.campaign_id)!;
  return {
    ...shownFields(CampaignUpdateRow, copy),
    ...presentRest(copy, mentions),
    campaign_id: row.campaign_id,
    campaign_title: campaign.title,
    campaign_slug: campaign.slug,
    ...publicationState(copy, CAMPAIGN_UPDATE_KIND.isLive),
  };
}

function presentRest(row: CampaignUpdateRow, { pictures }: UpdateMentions) {
  return {
    id: row.id,
    excerpt: excerptOf(row.content),
    picture: pictures.get(row.featured_image_id ?? 0) ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

/** The beginning of a rich text as words, cut between two of them. */
export function excerptOf(html: string): string {
  const selectors = [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  ];
  const text = convert(html, { wordwrap: false, selectors }).replaceAll(/\s+/g, ' ').trim();
  if (text.length <= LIMITS.excerpt) return text;
  const cut = text.slice(0, LIMITS.excerpt).replace(/\s\S*$/, '');
  return `${cut.replace(/[\s,;:.!?]+$/, '')}…`;
}
