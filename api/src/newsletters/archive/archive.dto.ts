import { PageOf } from '../../platform/http/page.dto.js';
import { NewsletterPart } from '../rendering/newsletter-part.dto.js';

/** `GET /newsletter-archive`: newsletters that were sent, as anyone may read them. */
export class ArchivedNewsletterSummary {
  slug: string;
  subject: string;
  preheader: string;
  sent_at: string;
}

export class ArchivedNewsletterPage extends PageOf(ArchivedNewsletterSummary) {}

/** `GET /newsletter-archive/{slug}`: its blocks as they were sent. */
export class ArchivedNewsletter extends ArchivedNewsletterSummary {
  blocks: NewsletterPart[];
}
