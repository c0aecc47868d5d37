import { paths, pathTo } from '../../shared/paths';
import { alertBreadcrumb } from './scholarship-alerts.content';

export const ALERT_TRAIL = [
  { label: alertBreadcrumb.universities, to: pathTo('/universites') },
  { label: alertBreadcrumb.scholarships, to: paths.scholarships() },
];
