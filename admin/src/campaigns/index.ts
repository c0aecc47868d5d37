import { lazyScreen } from '../shared/layout/lazy-screen';
import type { CampaignRecord } from '@livres/api/contract';

const CampaignList = lazyScreen(() => import('./CampaignList'));
const CampaignCreate = lazyScreen(() => import('./CampaignCreate'));
const CampaignEdit = lazyScreen(() => import('./CampaignEdit'));
const CampaignShow = lazyScreen(() => import('./CampaignShow'));
const CampaignPage = lazyScreen(() => import('./CampaignPage'));

export const campaigns = {
  name: 'campaigns',
  list: CampaignList,
  create: CampaignCreate,
  edit: CampaignEdit,
  show: CampaignShow,
  recordRepresentation: (record: CampaignRecord) => record.title,
};

/** The specified addresses, beside react-admin's own. */
export const campaignPages = { create: CampaignCreate, bySlug: CampaignPage };
