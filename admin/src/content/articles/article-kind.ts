import { NEW_ARTICLE } from '@livres/api/contract';
import type { ContentKind } from '../../shared/records/content-kind';
import { articleLabels } from './article.fr';

export const articleKind: ContentKind = {
  resource: 'articles',
  words: articleLabels,
  title: 'title',
  publicPath: (slug) => `/actualites/${slug}`,
  holds_changes: true,
  references: { featured_image_id: 'media', category_ids: 'categories', tag_ids: 'tags' },
  blank: { ...NEW_ARTICLE, title: '' },
};
