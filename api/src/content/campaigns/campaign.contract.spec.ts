import { describe, expect, it } from 'vitest';
import {
  type CampaignStatus,
  type CampaignType,
  campaignGoals,
  campaignPhase,
  donationButtons,
  donationPath,
  progressPercentage,
} from './campaign.contract.js';

const NOW = new Date('2026-11-21T10:00:00Z');
const YESTERDAY = '2026-11-20T10:00:00Z';
const TOMORROW = '2026-11-22T10:00:00Z';

const campaign = (over: object = {}) => ({
  status: 'active' as CampaignStatus,
  start_date: null as string | null,
  end_date: null as string | null,
  campaign_type: 'mixed' as CampaignType,
  goal_amount: 1000,
  current_amount: 0,
  goal_books: 100,
  current_books: 0,
  goal_equipment: 10,
  current_equipment: 0,
  ...over,
});

describe('the phase that visitors see', () => {
  it.each([
    ['completed', 'Terminée'],
    ['paused', 'En pause'],
    ['draft', 'Brouillon'],
  ] as const)('is %s whatever the dates, and takes no donations', (status, label) => {
    for (const dates of [{}, { start_date: TOMORROW }, { end_date: YESTERDAY }])
      expect(campaignPhase(campaign({ status, ...dates }), NOW)).toEqual({
        code: status,
        label,
        donations_allowed: false,
      });
  });

  it('is « À venir » before the start, and takes donations already', () => {
    expect(campaignPhase(campaign({ start_date: TOMORROW }), NOW)).toEqual({
      code: 'upcoming',
      label: 'À venir',
      donations_allowed: true,
    });
  });

  it('is « Expirée » after the end, and takes no more donations', () => {
    expect(campaignPhase(campaign({ end_date: YESTERDAY }), NOW)).toMatchObject({
      label: 'Expirée',
      donations_allowed: false,
    });
  });

  it('is « Active » otherwise, on the first and the last instant too', () => {
    const { label, donations_allowed } = campaignPhase(
      campaign({ start_date: YESTERDAY, end_date: TOMORROW }),
      NOW,
    );
    expect([label, donations_allowed]).toEqual(['Active', true]);
    expect(campaignPhase(campaign({ start_date: NOW.toISOString() }), NOW).code).toBe('active');
    expect(campaignPhase(campaign({ end_date: NOW.toISOString() }), NOW).code).toBe('active');
  });
});

describe('the donation buttons', () => {
  it.each([
    ['financial', ['money']],
    ['books', ['books']],
    ['equipment', ['equipment']],
    ['mixed', ['money', 'books', 'equipment']],
  ] as const)('of a campaign of type %s are %j', (campaign_type, buttons) => {
    expect(donationButtons(campaign({ campaign_type }), NOW)).toEqual(buttons);
  });

  it.each(['goal_amount', 'goal_books', 'goal_equipment'])('leave out what has no goal (%s)', (goal) => {
    for (const none of [0, -5, Number.NaN, undefined, null, 'abc'])
      expect(donationButtons(campaign({ [goal]: none }), NOW)).toHaveLength(2);
  });

  it('are not there when donations are not allowed', () => {
    expect(donationButtons(campaign({ status: 'paused' }), NOW)).toEqual([]);
    expect(donationButtons(campaign({ end_date: YESTERDAY }), NOW)).toEqual([]);
  });

  it('lead to the specified addresses', () => {
    const place = { id: 7, slug: 'foumban' };
    expect(donationPath(place, 'money')).toBe('/don?campaign=foumban');
    expect(donationPath(place, 'books')).toBe(
      '/donations/physical?campaign=7&campaign_slug=foumban&type=books',
    );
    expect(donationPath(place, 'equipment')).toBe(
      '/donations/physical?campaign=7&campaign_slug=foumban&type=equipment',
    );
  });
});

describe('progress', () => {
  it('is capped at 100 for each goal, and rounded down', () => {
    expect(
      campaignGoals(campaign({ current_amount: 5000, current_books: 99.9 })).map(
        ({ percentage }) => percentage,
      ),
    ).toEqual([100, 99, 0]);
  });

  it('is the mean of the goals that count for the type', () => {
    expect(progressPercentage(campaign({ current_amount: 500, current_books: 100 }))).toBe(50);
    expect(
      progressPercentage(campaign({ campaign_type: 'financial', current_amount: 290, current_books: 100 })),
    ).toBe(29);
  });

  it('is 0 without a goal, and treats what is no number as 0', () => {
    expect(progressPercentage(campaign({ goal_amount: 0, goal_books: 0, goal_equipment: 0 }))).toBe(0);
    expect(progressPercentage(campaign({ current_amount: 'beaucoup' as unknown as number }))).toBe(0);
  });
});
