import type { CampaignRecord } from '@livres/api/contract';

export const editPath = ({ slug }: Pick<CampaignRecord, 'slug'>): string => `/campaigns/${slug}/edit`;
export const showPath = ({ id }: Pick<CampaignRecord, 'id'>): string => `/campaigns/${id}/show`;
/** On the public site, outside the panel. */
export const publicPath = ({ slug }: Pick<CampaignRecord, 'slug'>): string => `/campagnes/${slug}`;
