import { lazyScreen } from '../../shared/layout/lazy-screen';
import { contentResource } from '../../shared/records/content-resource';
import { pageKind } from './page-kind';

export const pages = contentResource(pageKind, {
  list: lazyScreen(() => import('./PageList')),
  create: lazyScreen(() => import('./PageCreate')),
  edit: lazyScreen(() => import('./PageEdit')),
  show: lazyScreen(() => import('./PageShow')),
});
