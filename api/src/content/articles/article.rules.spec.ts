import { describe, expect, it } from 'vitest';
import { ARTICLE_MESSAGES } from './article.contract.js';
import { articleFaults, shownStatus } from './article.rules.js';

describe('an article', () => {
  it('may be saved unfinished while it is a draft', () => {
    expect(articleFaults({ status: 'draft', excerpt: '', content: '' })).toEqual({});
  });

  it('is not published without its summary and its text', () => {
    expect(articleFaults({ status: 'published', excerpt: '', content: '' })).toEqual({
      excerpt: ARTICLE_MESSAGES.excerpt_required,
      content: ARTICLE_MESSAGES.content_required,
    });
    expect(articleFaults({ status: 'published', excerpt: 'Un atelier.', content: '<p>Un.</p>' })).toEqual({});
  });

  it('is called scheduled only while it waits for its first publication', () => {
    const moment = new Date('2027-03-01T08:00:00Z');
    expect(shownStatus({ status: 'draft', publish_at: null })).toBe('draft');
    expect(shownStatus({ status: 'draft', publish_at: moment })).toBe('scheduled');
    expect(shownStatus({ status: 'published', publish_at: moment })).toBe('published');
  });
});
