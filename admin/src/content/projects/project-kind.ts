import { NEW_PROJECT } from '@livres/api/contract';
import type { ContentKind } from '../../shared/records/content-kind';
import { projectLabels } from './project.fr';

export const projectKind: ContentKind = {
  resource: 'projects',
  words: projectLabels,
  title: 'title',
  publicPath: (slug) => `/projets/${slug}`,
  holds_changes: true,
  references: { featured_image_id: 'media', partner_ids: 'partners', campaign_id: 'campaigns' },
  blank: {
    ...NEW_PROJECT,
    title: '',
    short_description: '',
    status: 'planned',
    action: 'soutien',
    country: 'Cameroun',
  },
};
