import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { KINDS } from '../../api/illustrator/kinds.ts';
import { CAMPAIGN_CATEGORIES } from '../../api/src/content/campaigns/campaign.contract.ts';
import { EVENT_TYPES } from '../../api/src/events/events/event-choices.contract.ts';
import { PROJECT_ACTIONS } from '../../api/src/content/projects/project.contract.ts';
import { CATEGORY_ILLUSTRATIONS } from '../../api/src/content/taxonomy/taxonomy.contract.ts';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const FOLDER = resolve(import.meta.dirname, '../../public-site/public/illustrations');
const files = readdirSync(FOLDER);

describe('the drawings that stand in for pictures', () => {
  it.each([
    ['campaign category', CAMPAIGN_CATEGORIES],
    ['article category', CATEGORY_ILLUSTRATIONS],
    ['type of event', EVENT_TYPES.map((type) => `event-${type}`)],
    ['action that a project belongs to', PROJECT_ACTIONS.map((action) => `projet-${action}`)],
  ])('are known for every %s', (_, names) => {
    expect(Object.keys(KINDS)).toEqual(expect.arrayContaining([...names]));
  });
});

describe('the illustrations that are files', () => {
  it('are light enough for a phone paid by the megabyte', () => {
    const heavy = files.filter((name) => statSync(resolve(FOLDER, name)).size > 8000);
    expect(heavy).toEqual([]);
    const total = files.reduce((sum, name) => sum + statSync(resolve(FOLDER, name)).size, 0);
    expect(total / files.length).toBeLessThan(5000);
  });
});

describe('the illustrator', () => {
  it('needs nothing but itself, so that the site’s server loads it alone', () => {
    const files = sourceFiles('api/illustrator');
    const foreign = files.flatMap(({ path, imports }) =>
      imports.filter((one) => !one.path || one.path.startsWith('..')).map(({ name }) => `${path} → ${name}`),
    );
    expect(foreign).toEqual([]);
    expect(files.length).toBeGreaterThan(20);
  });
});
