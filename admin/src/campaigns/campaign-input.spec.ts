import type { CampaignRecord } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { BLANK_CAMPAIGN, campaignChanges, campaignInput } from './campaign-input';

const RECORD = {
  ...BLANK_CAMPAIGN,
  id: 7,
  slug: 'lycee-de-foumban',
  title: 'Une bibliothèque pour Foumban',
  short_description: 'Mille livres.',
  goal_amount: 13_000,
  current_amount: 8_320,
  start_date: '2026-11-30T23:00:00.000Z',
  version: 4,
} as CampaignRecord;

it('a new campaign sends what staff may write, never what is derived', () => {
  const input = campaignInput(RECORD);
  expect(input).toMatchObject({ title: RECORD.title, goal_amount: 13_000, goal_books: 0, end_date: null });
  expect(input).not.toHaveProperty('current_amount');
  expect(input).not.toHaveProperty('id');
});

it('an address left empty is left to the server', () => {
  expect(campaignInput({ ...RECORD, slug: '' })).not.toHaveProperty('slug');
});

it('an edit sends only what changed, and the version it was changed from', () => {
  expect(campaignChanges({ ...RECORD, title: 'Foumban lit' }, RECORD)).toEqual({
    title: 'Foumban lit',
    version: 4,
  });
  expect(campaignChanges({ ...RECORD, end_date: null, goal_books: undefined }, RECORD)).toEqual({
    version: 4,
  });
});

it('a field that was emptied is sent as empty', () => {
  expect(campaignChanges({ ...RECORD, goal_amount: null as never, start_date: null }, RECORD)).toEqual({
    goal_amount: 0,
    start_date: null,
    version: 4,
  });
});
