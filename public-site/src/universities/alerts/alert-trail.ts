import { paths } from '../../shared/paths';
import { alertBreadcrumb } from './scholarship-alerts.content';

export const ALERT_TRAIL = [
  { label: alertBreadcrumb.universities, to: paths.universities() },
  { label: alertBreadcrumb.scholarships, to: paths.scholarships() },
];
