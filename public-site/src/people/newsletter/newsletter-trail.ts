import { href } from 'react-router';
import { newsletterContent } from './newsletter.content';

export const NEWSLETTER_TRAIL = [{ label: newsletterContent.page.title, to: href('/lettre') }];
