import { lazyScreen } from '../../shared/layout/lazy-screen';
import { contentResource } from '../../shared/records/content-resource';
import { articleKind } from './article-kind';

export const articles = contentResource(articleKind, {
  list: lazyScreen(() => import('./ArticleList')),
  create: lazyScreen(() => import('./ArticleCreate')),
  edit: lazyScreen(() => import('./ArticleEdit')),
  show: lazyScreen(() => import('./ArticleShow')),
});
