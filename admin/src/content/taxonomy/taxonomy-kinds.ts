import { NEW_CATEGORY, NEW_TAG } from '@livres/api/contract';
import type { ContentKind } from '../../shared/records/content-kind';
import { categoryLabels, tagLabels } from './taxonomy.fr';

export const categoryKind: ContentKind = {
  resource: 'categories',
  words: categoryLabels,
  title: 'name',
  holds_changes: false,
  always_live: true,
  blank: { ...NEW_CATEGORY, name: '' },
};

export const tagKind: ContentKind = {
  resource: 'tags',
  words: tagLabels,
  title: 'name',
  holds_changes: false,
  always_live: true,
  blank: { ...NEW_TAG, name: '' },
};
