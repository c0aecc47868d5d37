import type { CampaignRecord } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { campaignGoals } from './campaign-goals';

const NOW = Date.parse('2027-03-16T00:00:00Z');
const campaign = (over: Partial<CampaignRecord>) =>
  ({
    id: 1,
    slug: 'manuels',
    title: 'Manuels',
    campaign_type: 'financial',
    goal_amount: 1000,
    current_amount: 250,
    start_date: '2027-03-01T00:00:00Z',
    end_date: '2027-03-31T00:00:00Z',
    ...over,
  }) as CampaignRecord;
const expectedOf = (over: Partial<CampaignRecord>) =>
  campaignGoals([campaign(over)], NOW).rows[0]?.values.expected;

it('a campaign should be as far as its time is', () => {
  expect(expectedOf({})).toBe(50);
  expect(expectedOf({ end_date: '2027-03-10T00:00:00Z' })).toBe(100);
});

it('one that has no end, or has not begun, should be nowhere yet', () => {
  expect(expectedOf({ end_date: null })).toBeNull();
  expect(expectedOf({ start_date: '2027-04-01T00:00:00Z', end_date: '2027-05-01T00:00:00Z' })).toBeNull();
});
