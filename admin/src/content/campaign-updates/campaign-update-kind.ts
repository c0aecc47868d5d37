import { NEW_CAMPAIGN_UPDATE } from '@livres/api/contract';
import type { ContentKind } from '../../shared/records/content-kind';
import { campaignUpdateLabels } from './campaign-update.fr';

export const campaignUpdateKind: ContentKind = {
  resource: 'campaign-updates',
  words: campaignUpdateLabels,
  title: 'title',
  // The site goes on to the address with the campaign.
  publicPath: (slug) => `/campagnes/collecte/nouvelles/${slug}`,
  holds_changes: true,
  references: { featured_image_id: 'media', campaign_id: 'campaigns' },
  blank: { ...NEW_CAMPAIGN_UPDATE, title: '', date: null, campaign_id: null },
};
