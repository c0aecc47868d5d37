import type { ContentKind } from '../../shared/records/content-kind';
import { categoryLabels, tagLabels } from './taxonomy.fr';

export const categoryKind: ContentKind = {
  resource: 'categories',
  words: categoryLabels,
  title: 'name',
  holds_changes: false,
  always_live: true,
  blank: { slug: '', name: '', description: '', illustration: 'actualite', color: 'indigo' },
};

export const tagKind: ContentKind = {
  resource: 'tags',
  words: tagLabels,
  title: 'name',
  holds_changes: false,
  always_live: true,
  blank: { slug: '', name: '', description: '' },
};
