import PageIcon from '@mui/icons-material/Description';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { contentResource } from '../../shared/records/content-resource';
import { pageKind } from './page-kind';
import { pageMessages } from './page.fr';

export const pages = contentResource(
  pageKind,
  {
    list: lazyScreen(() => import('./PageList')),
    create: lazyScreen(() => import('./PageCreate')),
    edit: lazyScreen(() => import('./PageEdit')),
    show: lazyScreen(() => import('./PageShow')),
  },
  { icon: PageIcon, messages: pageMessages },
);
