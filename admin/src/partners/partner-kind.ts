import type { ContentKind } from '../shared/publishing/content-kind';
import { partnerWords } from './partner.fr';

export const partnerKind: ContentKind = {
  resource: 'partners',
  words: partnerWords,
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
