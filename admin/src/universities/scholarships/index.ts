import { lazyScreen } from '../../shared/layout/lazy-screen';
import { contentResource } from '../../shared/records/content-resource';
import { scholarshipKind } from './scholarship-kind';

export const scholarships = contentResource(scholarshipKind, {
  list: lazyScreen(() => import('./ScholarshipList')),
  create: lazyScreen(() => import('./ScholarshipCreate')),
  edit: lazyScreen(() => import('./ScholarshipEdit')),
  show: lazyScreen(() => import('./ScholarshipShow')),
});

export const ScholarshipStatsPage = lazyScreen(() => import('./ScholarshipStatsPage'));
