import type { ContentKind } from '../shared/publishing/content-kind';
import { categoryWords, tagWords } from './taxonomy.fr';

export const categoryKind: ContentKind = {
  resource: 'categories',
  words: categoryWords,
  title: 'name',
  holds_changes: false,
  always_live: true,
  blank: { slug: '', name: '', description: '', illustration: 'actualite', color: 'indigo' },
};

export const tagKind: ContentKind = {
  resource: 'tags',
  words: tagWords,
  title: 'name',
  holds_changes: false,
  always_live: true,
  blank: { slug: '', name: '', description: '' },
};
