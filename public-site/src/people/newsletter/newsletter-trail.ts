import { pathTo } from '../../shared/paths';
import { newsletterContent } from './newsletter.content';

export const NEWSLETTER_TRAIL = [{ label: newsletterContent.page.title, to: pathTo('/lettre') }];
