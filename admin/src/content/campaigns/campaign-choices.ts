import {
  CAMPAIGN_CATEGORY_LABELS,
  CAMPAIGN_STATUS_LABELS,
  CAMPAIGN_TYPE_LABELS,
  CURRENCIES,
} from '@livres/api/contract';
import { campaignMessages } from './campaign.fr';
import { choicesOf } from '../../shared/format/choices';
import { stagesOf } from '../../shared/records/publication-state';

export const TYPE_CHOICES = choicesOf(CAMPAIGN_TYPE_LABELS);
export const STATUS_CHOICES = choicesOf(CAMPAIGN_STATUS_LABELS);
/** Those of a campaign that is online. */
export const STAGE_CHOICES = stagesOf(CAMPAIGN_STATUS_LABELS);
export const CATEGORY_CHOICES = choicesOf(CAMPAIGN_CATEGORY_LABELS);
export const CURRENCY_CHOICES = CURRENCIES.map((id) => ({ id, name: campaignMessages.values.currency[id] }));
