import { campaignGoals, type Campaign, type CampaignGoal } from '@livres/api/contract';
import { frenchMoney, frenchNumber } from '../../shared/format/french-number';
import { campaign as texts } from './campaign.fr';

/** « 8 320 € sur 13 000 € », one line a goal. */
export function goalLines(campaign: Campaign): string[] {
  return campaignGoals(campaign).map((goal) => goalLine(goal, campaign));
}

function goalLine({ kind, current, goal }: CampaignGoal, { currency }: Campaign): string {
  if (kind === 'money') return texts.list.of(frenchMoney(current, currency), frenchMoney(goal, currency));
  return texts.list.of(frenchNumber(current), texts.list[kind](frenchNumber(goal)));
}
