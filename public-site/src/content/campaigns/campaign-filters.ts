import {
  CAMPAIGN_CATEGORIES,
  CAMPAIGN_CATEGORY_LABELS,
  CAMPAIGN_TYPE_LABELS,
  CAMPAIGN_TYPES,
  DEFAULT_PAGE_SIZE,
  PERIOD_LABELS,
  PERIODS,
} from '@livres/api/contract';
import { paths } from '../../shared/paths';
import type { ChosenCriterion } from '../../shared/ui/ChosenCriteria';
import { campaignsContent, orderingLabels, publicStatuses } from './campaigns.content';
import type { QuickChoice } from '../../shared/ui/quick-filters';
import { type Choice, choicesWithNone, optionsOf } from '../../shared/ui/Field';

export const FILTERS = [
  'search',
  'category',
  'campaign_type',
  'status',
  'location',
  'period',
  'min_goal',
  'max_goal',
  'featured',
  'order_by',
] as const;
export type CampaignFilterName = (typeof FILTERS)[number];
export type CampaignFilters = Partial<Record<CampaignFilterName | 'page', string>>;

export const filterChoices: Partial<Record<CampaignFilterName, readonly Choice[]>> = {
  category: choicesWithNone(CAMPAIGN_CATEGORIES, CAMPAIGN_CATEGORY_LABELS, campaignsContent.all),
  campaign_type: choicesWithNone(CAMPAIGN_TYPES, CAMPAIGN_TYPE_LABELS, campaignsContent.all),
  status: choicesWithNone(['active', 'paused', 'completed'], publicStatuses, campaignsContent.allStatuses),
  period: choicesWithNone(PERIODS, PERIOD_LABELS, campaignsContent.anyPeriod),
  order_by: optionsOf(orderingLabels),
};

/** What most visitors look for. */
export const quickChoices: readonly QuickChoice<CampaignFilterName>[] = [
  { name: 'status', value: 'active', label: campaignsContent.current },
  ...(['bibliotheque', 'manuels', 'jeunesse', 'numerique'] as const).map((value) => ({
    name: 'category' as const,
    value,
    label: CAMPAIGN_CATEGORY_LABELS[value],
  })),
];

/** The filters of an address; what cannot be one (an unknown choice, a number that is none) is left out. */
export function readFilters(query: URLSearchParams): CampaignFilters {
  const filters: CampaignFilters = {};
  for (const name of FILTERS) {
    const value = query.get(name)?.trim() ?? '';
    if (value && isPossible(name, value)) filters[name] = value;
  }
  const page = query.get('page') ?? '';
  if (/^[1-9]\d{0,5}$/.test(page) && page !== '1') filters.page = page;
  return filters;
}

function isPossible(name: CampaignFilterName, value: string): boolean {
  if (name === 'min_goal' || name === 'max_goal') return /^\d{1,9}([.,]\d{1,2})?$/.test(value);
  if (name === 'featured') return value === 'true';
  const known = filterChoices[name];
  return known ? known.some((choice) => choice.value === value) : value.length <= 200;
}

/** What the api is asked. */
export function askedOf(filters: CampaignFilters): Record<string, string> {
  const asked: Record<string, string> = { page_size: String(DEFAULT_PAGE_SIZE), ...filters };
  for (const name of ['min_goal', 'max_goal'] as const)
    if (asked[name]) asked[name] = asked[name].replace(',', '.');
  return asked;
}

/** The filters that are set, each as the visitor reads it. */
export function chosenFilters(filters: CampaignFilters): ChosenCriterion[] {
  return FILTERS.filter((name) => filters[name] && name !== 'order_by').map((name) => {
    const { [name]: value = '', page: _page, ...without } = filters;
    return { name, text: said(name, value), to: paths.campaigns(without) };
  });
}

function said(name: CampaignFilterName, value: string): string {
  if (name === 'featured') return campaignsContent.featured;
  const label = filterChoices[name]?.find((choice) => choice.value === value)?.label ?? value;
  return name === 'search' ? `«\u00a0${value}\u00a0»` : `${campaignsContent[name]}\u00a0: ${label}`;
}
