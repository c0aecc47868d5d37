import { href } from 'react-router';
import { paths } from '../../shared/paths';
import { alertBreadcrumb } from './scholarship-alerts.content';

export const ALERT_TRAIL = [
  { label: alertBreadcrumb.universities, to: href('/universites') },
  { label: alertBreadcrumb.scholarships, to: paths.scholarships() },
];
