import { paths } from '../../shared/paths';
import { AddressForm } from '../../shared/ui/AddressForm';
import { Checkbox, Select, TextField } from '../../shared/ui/Field';
import { FilterFields } from '../../shared/ui/FilterFields';
import { countSet, quickFiltersOf } from '../../shared/ui/quick-filters';
import { campaignsContent } from './campaigns.content';
import {
  filterChoices,
  quickChoices,
  readFilters,
  type CampaignFilters,
  type CampaignFilterName,
} from './campaign-filters';

const FOLDED: CampaignFilterName[] = [
  'category',
  'status',
  'campaign_type',
  'location',
  'period',
  'min_goal',
  'max_goal',
  'featured',
];

export function CampaignFilterForm({ filters }: { filters: CampaignFilters }) {
  const amount = (name: 'min_goal' | 'max_goal') => (
    <TextField
      name={name}
      label={campaignsContent[name]}
      inputMode="decimal"
      defaultValue={filters[name] ?? ''}
    />
  );
  return (
    <AddressForm
      action={paths.campaigns()}
      label={campaignsContent.filters}
      criteria={filters}
      addressOf={(filled) => paths.campaigns(readFilters(filled))}
    >
      {(applyNow) => {
        const select = (name: CampaignFilterName) => (
          <Select
            name={name}
            label={campaignsContent[name]}
            choices={filterChoices[name] ?? []}
            defaultValue={filters[name] ?? ''}
            onChange={applyNow}
          />
        );
        return (
          <FilterFields
            search={{
              label: campaignsContent.search,
              help: campaignsContent.searchHelp,
              value: filters.search,
            }}
            quick={quickFiltersOf(quickChoices, filters, paths.campaigns)}
            setCount={countSet(FOLDED, filters, quickChoices)}
          >
            {select('category')}
            {select('status')}
            {select('campaign_type')}
            <TextField
              name="location"
              label={campaignsContent.location}
              defaultValue={filters.location ?? ''}
              maxLength={200}
            />
            {select('period')}
            {amount('min_goal')}
            {amount('max_goal')}
            {select('order_by')}
            <Checkbox
              name="featured"
              value="true"
              label={campaignsContent.featured}
              defaultChecked={filters.featured === 'true'}
              onChange={applyNow}
            />
          </FilterFields>
        );
      }}
    </AddressForm>
  );
}
