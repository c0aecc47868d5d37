import { paths } from '../../shared/paths';
import { newsletterContent } from './newsletter.content';

export const NEWSLETTER_TRAIL = [{ label: newsletterContent.page.title, to: paths.newsletter() }];
