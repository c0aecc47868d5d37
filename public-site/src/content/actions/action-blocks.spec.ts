import type { PageBlock } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { actionBlocks, inShort } from './action-blocks';

const block = (type: PageBlock['type'], anchor: string, body = ''): PageBlock => ({
  type,
  anchor,
  heading: anchor,
  body,
  items: [],
});

describe('the parts of an action’s page', () => {
  it('each go to their place, in the order of the page', () => {
    const placed = actionBlocks([
      block('goals', 'objectifs'),
      block('text', 'recit'),
      block('notes', 'impact'),
      block('figures', 'chiffres'),
      block('text', 'suite'),
    ]);
    expect(placed.story.map(({ anchor }) => anchor)).toEqual(['recit', 'suite']);
    expect(placed.outcome.map(({ anchor }) => anchor)).toEqual(['objectifs', 'impact']);
    expect([placed.figures.length, placed.steps.length, placed.testimonials.length]).toEqual([1, 0, 0]);
  });

  it('keep their first paragraph in the shorter reading, and all of a text without paragraphs', () => {
    const short = inShort([block('text', 'a', '<p>Un.</p><p>Deux.</p>'), block('text', 'b', '<ul></ul>')]);
    expect(short.map(({ body }) => body)).toEqual(['<p>Un.</p>', '<ul></ul>']);
  });
});
