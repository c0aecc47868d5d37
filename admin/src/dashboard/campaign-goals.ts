import { type CampaignRecord, progressPercentage } from '@livres/api/contract';
import type { ChartData } from '../shared/charts/data/chart-data';
import { showPath } from '../shared/records/content-paths';
import { dashboard as texts } from './dashboard.fr';

type Key = 'name' | 'value' | 'goal' | 'expected';

/** Campaigns in percent of their goals; where one should be is the share of its time that has passed. */
export function campaignGoals(campaigns: readonly CampaignRecord[], now: number): ChartData<Key> {
  return {
    columns: [
      { key: 'name', label: texts.campaign, kind: 'text' },
      { key: 'value', label: texts.progress_unit, kind: 'percent' },
      { key: 'goal', label: texts.goal, kind: 'percent' },
      { key: 'expected', label: texts.expected, kind: 'percent' },
    ],
    rows: campaigns.map((campaign) => ({
      values: {
        name: campaign.title,
        value: progressPercentage(campaign),
        goal: 100,
        expected: timePassed(campaign, now),
      },
      to: showPath('campaigns', campaign),
    })),
  };
}

function timePassed({ start_date, end_date }: CampaignRecord, now: number): number | null {
  if (!start_date || !end_date) return null;
  const [start, end] = [Date.parse(start_date), Date.parse(end_date)];
  if (end <= start || now < start) return null;
  return Math.min(100, Math.round(((now - start) / (end - start)) * 100));
}
