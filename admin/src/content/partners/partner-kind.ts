import type { ContentKind } from '../../shared/records/content-kind';
import { partnerLabels } from './partner.fr';

export const partnerKind: ContentKind = {
  resource: 'partners',
  words: partnerLabels,
  title: 'name',
  holds_changes: true,
  references: { logo_id: 'media' },
  blank: {
    slug: '',
    name: '',
    kind: 'association',
    description: '',
    website: '',
    country: '',
    since: null,
    active: true,
    logo_id: null,
  },
};
