import { of, query } from '../../platform/database/query.js';
import type { NewsletterPart } from '../rendering/newsletter-part.dto.js';

export const sentBlocks = query(
  `SELECT blocks FROM newsletter_mailings WHERE newsletter_id = $1`,
  ['integer'],
  { blocks: of<NewsletterPart[]>('jsonb') },
);
