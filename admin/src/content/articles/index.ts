import ArticleIcon from '@mui/icons-material/Article';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { contentResource } from '../../shared/records/content-resource';
import { articleKind } from './article-kind';
import { articleMessages } from './article.fr';

export const articles = contentResource(
  articleKind,
  {
    list: lazyScreen(() => import('./ArticleList')),
    create: lazyScreen(() => import('./ArticleCreate')),
    edit: lazyScreen(() => import('./ArticleEdit')),
    show: lazyScreen(() => import('./ArticleShow')),
  },
  { icon: ArticleIcon, messages: articleMessages },
);
