import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CAMPAIGN_CATEGORIES } from '../../api/src/content/campaigns/campaign.contract.ts';
import { EVENT_TYPES } from '../../api/src/events/events/event-choices.contract.ts';
import { PROJECT_ACTIONS } from '../../api/src/content/projects/project.contract.ts';
import { CATEGORY_ILLUSTRATIONS } from '../../api/src/content/taxonomy/taxonomy.contract.ts';
import { describe, expect, it } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../../public-site/public/illustrations');
const drawn = readdirSync(FOLDER);

describe('the illustrations that stand in for pictures', () => {
  it.each([
    ['campaign category', CAMPAIGN_CATEGORIES],
    ['article category', CATEGORY_ILLUSTRATIONS],
    ['type of event', EVENT_TYPES.map((type) => `event-${type}`)],
    ['action that a project belongs to', PROJECT_ACTIONS.map((action) => `projet-${action}`)],
    ['record without any of these', ['default']],
  ])('are drawn for every %s', (_, names) => {
    expect(drawn).toEqual(expect.arrayContaining(names.map((name) => `${name}.svg`)));
  });

  it('are light enough for a phone paid by the megabyte', () => {
    const heavy = drawn.filter((name) => statSync(resolve(FOLDER, name)).size > 8000);
    expect(heavy).toEqual([]);
    const total = drawn.reduce((sum, name) => sum + statSync(resolve(FOLDER, name)).size, 0);
    expect(total / drawn.length).toBeLessThan(4000);
  });
});
