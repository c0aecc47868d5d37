import CategoryIcon from '@mui/icons-material/Category';
import TagIcon from '@mui/icons-material/Sell';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { contentResource } from '../../shared/records/content-resource';
import { categoryKind, tagKind } from './taxonomy-kinds';
import { categoryMessages, tagMessages } from './taxonomy.fr';

export const categories = contentResource(
  categoryKind,
  {
    list: lazyScreen(() => import('./CategoryList')),
    create: lazyScreen(() => import('./CategoryCreate')),
    edit: lazyScreen(() => import('./CategoryEdit')),
    show: lazyScreen(() => import('./CategoryShow')),
  },
  { icon: CategoryIcon, messages: categoryMessages },
);

export const tags = contentResource(
  tagKind,
  {
    list: lazyScreen(() => import('./TagList')),
    create: lazyScreen(() => import('./TagCreate')),
    edit: lazyScreen(() => import('./TagEdit')),
    show: lazyScreen(() => import('./TagShow')),
  },
  { icon: TagIcon, messages: tagMessages },
);
