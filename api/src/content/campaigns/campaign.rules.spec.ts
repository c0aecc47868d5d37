import { describe, expect, it } from 'vitest';
import { CAMPAIGN_MESSAGES, type CampaignStatus, type CampaignType } from './campaign.contract.js';
import { campaignFaults } from './campaign.rules.js';

const campaign = (over: object = {}) => ({
  campaign_type: 'financial' as CampaignType,
  status: 'active' as CampaignStatus,
  start_date: null as Date | null,
  end_date: null as Date | null,
  goal_amount: 100,
  goal_books: 0,
  goal_equipment: 0,
  currency: 'EUR' as const,
  suggested_amounts: [],
  ...over,
});

describe('a campaign', () => {
  it('may not end before it starts, nor at that instant', () => {
    const start_date = new Date('2027-01-01T00:00:00Z');
    expect(campaignFaults(campaign({ start_date, end_date: start_date }))).toEqual({
      end_date: CAMPAIGN_MESSAGES.dates_order,
    });
    expect(campaignFaults(campaign({ start_date, end_date: new Date('2027-01-02T00:00:00Z') }))).toEqual({});
  });

  it.each([
    ['financial', 'goal_amount'],
    ['books', 'goal_books'],
    ['equipment', 'goal_equipment'],
    ['mixed', 'goal_amount'],
  ])('of type %s is not published without a goal of its kind', (campaign_type, field) => {
    const none = campaign({ campaign_type, goal_amount: 0 });
    expect(campaignFaults(none)).toEqual({ [field]: CAMPAIGN_MESSAGES.goal_required });
    expect(campaignFaults({ ...none, status: 'draft' })).toEqual({});
  });

  it('of mixed type is published with any one goal', () => {
    expect(campaignFaults(campaign({ campaign_type: 'mixed', goal_amount: 0, goal_equipment: 1 }))).toEqual(
      {},
    );
  });
});
