import type { ContentKind } from '../../shared/records/content-kind';
import { articleLabels } from './article.fr';

export const articleKind: ContentKind = {
  resource: 'articles',
  words: articleLabels,
  title: 'title',
  publicPath: (slug) => `/actualites/${slug}`,
  holds_changes: true,
  references: { featured_image_id: 'media', category_ids: 'categories', tag_ids: 'tags' },
  blank: {
    slug: '',
    title: '',
    excerpt: '',
    content: '',
    featured_image_id: null,
    category_ids: [],
    tag_ids: [],
    author_name: '',
    author_email: null,
    featured: false,
    published_at: null,
    seo_description: '',
  },
};
