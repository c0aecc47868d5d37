import { Search } from 'lucide-react';
import { paths } from '../../shared/paths';
import { AddressForm, MainFields, MoreFields } from '../../shared/ui/AddressForm';
import { Button } from '../../shared/ui/Button';
import { Checkbox, Select, TextField } from '../../shared/ui/Field';
import { campaignsContent } from './campaigns.content';
import {
  filterChoices,
  readFilters,
  type CampaignFilters,
  type CampaignFilterName,
} from './campaign-filters';

const FOLDED: CampaignFilterName[] = [
  'campaign_type',
  'location',
  'period',
  'min_goal',
  'max_goal',
  'featured',
  'order_by',
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
          <>
            <MainFields>
              <TextField
                type="search"
                name="search"
                label={campaignsContent.search}
                placeholder={campaignsContent.searchHelp}
                defaultValue={filters.search ?? ''}
                enterKeyHint="search"
                maxLength={200}
              />
              {select('category')}
              {select('status')}
              <Button type="submit">
                <Search aria-hidden="true" size={18} />
                {campaignsContent.searchButton}
              </Button>
            </MainFields>
            <MoreFields
              summary={campaignsContent.moreFilters}
              open={FOLDED.some((name) => Boolean(filters[name]))}
            >
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
            </MoreFields>
          </>
        );
      }}
    </AddressForm>
  );
}
