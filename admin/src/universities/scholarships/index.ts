import ScholarshipIcon from '@mui/icons-material/School';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { contentResource } from '../../shared/records/content-resource';
import { scholarshipKind } from './scholarship-kind';
import { scholarshipMessages } from './scholarship.fr';

const content = contentResource(
  scholarshipKind,
  {
    list: lazyScreen(() => import('./ScholarshipList')),
    create: lazyScreen(() => import('./ScholarshipCreate')),
    edit: lazyScreen(() => import('./ScholarshipEdit')),
    show: lazyScreen(() => import('./ScholarshipShow')),
  },
  { icon: ScholarshipIcon, messages: scholarshipMessages },
);
const FiguresPage = lazyScreen(() => import('./ScholarshipStatsPage'));

export const scholarships: Capability = {
  ...content,
  routes: [
    ...content.routes,
    screenRoute('/scholarships/figures', FiguresPage, { resource: 'scholarships' }),
  ],
};
