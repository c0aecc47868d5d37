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
    slug: '',
    title: '',
    short_description: '',
    description: '',
    status: 'planned',
    action: 'soutien',
    location: '',
    city: '',
    country: 'Cameroun',
    start_date: null,
    end_date: null,
    progress: 0,
    books_count: 0,
    libraries_count: 0,
    beneficiaries_count: 0,
    partner_ids: [],
    campaign_id: null,
    featured: false,
    featured_image_id: null,
  },
};
