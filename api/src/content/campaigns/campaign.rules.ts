import type { Currency } from '../../platform/money/money.contract.js';
import { CAMPAIGN_MESSAGES, type CampaignStatus, type CampaignType } from './campaign.contract.js';
import type { SuggestedAmount } from './campaign.dto.js';

interface Checked {
  campaign_type: CampaignType;
  status: CampaignStatus;
  start_date: Date | null;
  end_date: Date | null;
  goal_amount: number;
  goal_books: number;
  goal_equipment: number;
  currency: Currency;
  suggested_amounts: readonly SuggestedAmount[];
}

/** What keeps a campaign from being saved as it is, by field; nothing where all is well. */
export function campaignFaults(campaign: Checked): Record<string, string> {
  const faults: Record<string, string> = {};
  const { start_date, end_date } = campaign;
  if (start_date && end_date && end_date <= start_date) faults['end_date'] = CAMPAIGN_MESSAGES.dates_order;
  if (campaign.status === 'active' && !hasGoal(campaign))
    faults[goalField(campaign)] = CAMPAIGN_MESSAGES.goal_required;
  const suggested = suggestedFault(campaign);
  if (suggested) faults['suggested_amounts'] = suggested;
  return faults;
}

function suggestedFault({ currency, suggested_amounts: suggested }: Checked): string | null {
  if (suggested.length === 0) return null;
  if (currency !== 'EUR') return CAMPAIGN_MESSAGES.suggested_currency;
  const isTwice = new Set(suggested.map(({ amount }) => amount)).size < suggested.length;
  return isTwice ? CAMPAIGN_MESSAGES.suggested_twice : null;
}

function hasGoal({ campaign_type, goal_amount, goal_books, goal_equipment }: Checked): boolean {
  if (campaign_type === 'financial') return goal_amount > 0;
  if (campaign_type === 'books') return goal_books > 0;
  if (campaign_type === 'equipment') return goal_equipment > 0;
  return goal_amount > 0 || goal_books > 0 || goal_equipment > 0;
}

function goalField({ campaign_type }: Checked): string {
  if (campaign_type === 'books') return 'goal_books';
  if (campaign_type === 'equipment') return 'goal_equipment';
  return 'goal_amount';
}
