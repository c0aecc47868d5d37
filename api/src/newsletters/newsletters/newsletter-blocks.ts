import { sanitiseRichText } from '../../platform/http/rich-text.js';
import type { NewsletterBlock, NewsletterBlockInput } from './newsletter.dto.js';
import { isTargeted, type NewsletterBlockType } from './newsletters.contract.js';

const FIELDS: Record<NewsletterBlockType, readonly (keyof NewsletterBlock)[]> = {
  text: ['html'],
  picture: ['media_id', 'alt', 'text', 'url'],
  button: ['label', 'url'],
  quote: ['text', 'author'],
  campaign: ['target_id', 'label', 'shows_progress'],
  article: ['target_id', 'label'],
  event: ['target_id', 'label'],
  scholarship: ['target_id', 'label'],
  figure: ['figure', 'text'],
  divider: [],
};

const BLANK: Omit<NewsletterBlock, 'type'> = {
  html: '',
  text: '',
  author: '',
  media_id: null,
  alt: '',
  url: '',
  label: '',
  target_id: null,
  shows_progress: false,
  figure: '',
};

/** Blocks as they are kept: rich text sanitised and without pictures, only the fields that each type has. */
export function keptBlocks(blocks: readonly NewsletterBlockInput[]): NewsletterBlock[] {
  return blocks.map((block) => {
    const given = FIELDS[block.type].flatMap((name) => {
      const value = block[name as keyof NewsletterBlockInput];
      return value === undefined || value === null ? [] : [[name, value]];
    });
    const kept: NewsletterBlock = { ...BLANK, type: block.type, ...Object.fromEntries(given) };
    return { ...kept, html: sanitiseRichText(withoutPictures(kept.html)) };
  });
}

/** A block with the rest of its fields blank. */
export const aBlock = (block: Partial<NewsletterBlock> & { type: NewsletterBlockType }): NewsletterBlock => ({
  ...BLANK,
  shows_progress: block.type === 'campaign',
  ...block,
});

/** The records of the site that blocks are about. */
export const targetsOf = (blocks: readonly NewsletterBlock[], type: NewsletterBlockType): number[] =>
  blocks.flatMap((block) =>
    block.type === type && isTargeted(type) && block.target_id ? block.target_id : [],
  );

// A picture of a newsletter is a block of its own, whose format mail programs show.
const withoutPictures = (html: string) =>
  html.replace(/<figure\b[\s\S]*?<\/figure>/gi, '').replace(/<img\b[^>]*>/gi, '');
