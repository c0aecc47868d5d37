import type { NewsletterBlock } from './newsletter.dto.js';
import { aBlock } from './newsletter-blocks.js';
import type { NewsletterTemplate } from './newsletters.contract.js';

const hello = aBlock({ type: 'text', html: '<p>Bonjour {prénom},</p><p>…</p>' });
const thanks = aBlock({ type: 'text', html: '<p>Merci de porter cela avec nous.</p>' });

/** What a newsletter begins with. */
export const templateBlocks: Record<NewsletterTemplate, NewsletterBlock[]> = {
  blank: [hello],
  news: [hello, aBlock({ type: 'article' }), aBlock({ type: 'article' }), aBlock({ type: 'figure' }), thanks],
  campaign: [
    aBlock({ type: 'picture' }),
    hello,
    aBlock({ type: 'campaign', label: 'Soutenir la campagne' }),
    aBlock({ type: 'quote' }),
    thanks,
  ],
  event: [hello, aBlock({ type: 'event', label: 'M’inscrire' }), aBlock({ type: 'divider' }), thanks],
};

export const newsletterTexts = {
  title: 'Lettre sans nom',
  copyOf: (title: string) => `${title} (suite)`,
  readMore: 'Lire la suite',
};
