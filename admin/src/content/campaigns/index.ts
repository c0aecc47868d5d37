import { lazyScreen } from '../../shared/layout/lazy-screen';
import { contentResource } from '../../shared/records/content-resource';
import { campaignKind } from './campaign-kind';

export const campaigns = contentResource(campaignKind, {
  list: lazyScreen(() => import('./CampaignList')),
  create: lazyScreen(() => import('./CampaignCreate')),
  edit: lazyScreen(() => import('./CampaignEdit')),
  show: lazyScreen(() => import('./CampaignShow')),
});
