import { NEW_PARTNER } from '@livres/api/contract';
import type { ContentKind } from '../../shared/records/content-kind';
import { partnerLabels } from './partner.fr';

export const partnerKind: ContentKind = {
  resource: 'partners',
  words: partnerLabels,
  title: 'name',
  holds_changes: true,
  references: { logo_id: 'media' },
  blank: { ...NEW_PARTNER, name: '', kind: 'association' },
};
