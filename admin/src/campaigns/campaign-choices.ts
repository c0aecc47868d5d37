import {
  CAMPAIGN_CATEGORY_LABELS,
  CAMPAIGN_STATUS_LABELS,
  CAMPAIGN_TYPE_LABELS,
  CURRENCIES,
  SHELF_LABELS,
} from '@livres/api/contract';
import { campaignMessages } from './campaign.fr';

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));

export const TYPE_CHOICES = choicesOf(CAMPAIGN_TYPE_LABELS);
export const STATUS_CHOICES = choicesOf(CAMPAIGN_STATUS_LABELS);
export const CATEGORY_CHOICES = choicesOf(CAMPAIGN_CATEGORY_LABELS);
export const SHELF_CHOICES = choicesOf(SHELF_LABELS);
export const CURRENCY_CHOICES = CURRENCIES.map((id) => ({ id, name: campaignMessages.values.currency[id] }));
