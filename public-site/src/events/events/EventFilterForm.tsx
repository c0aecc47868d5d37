import { paths } from '../../shared/paths';
import { AddressForm } from '../../shared/ui/AddressForm';
import { Checkbox, Select, TextField } from '../../shared/ui/Field';
import { FilterFields } from '../../shared/ui/FilterFields';
import { countSet, quickFiltersOf } from '../../shared/ui/quick-filters';
import { formAddress } from './event-addresses';
import { filtersContent } from './event-filters.content';
import {
  CHECKS,
  type ChoiceName,
  type EventFilters,
  filterChoices,
  FILTERS,
  type EventFilterName,
  quickChoices,
  readFilters,
} from './event-filters';

const FOLDED = FILTERS.filter((name) => name !== 'search' && name !== 'order_by');

export function EventFilterForm({ filters }: { filters: EventFilters }) {
  const { time, vue, mois } = filters;
  const text = (
    name: EventFilterName,
    over: { type?: string; inputMode?: 'decimal' | 'numeric'; help?: string } = {},
  ) => (
    <TextField
      name={name}
      label={filtersContent[name]}
      defaultValue={filters[name] ?? ''}
      maxLength={200}
      {...over}
    />
  );
  return (
    <AddressForm
      action={paths.events()}
      label={filtersContent.filters}
      criteria={filters}
      addressOf={(filled) => formAddress(filters, readFilters(filled))}
    >
      {(applyNow) => {
        const select = (name: ChoiceName) => (
          <Select
            name={name}
            label={filtersContent[name]}
            choices={filterChoices[name]}
            defaultValue={filters[name] ?? ''}
            onChange={applyNow}
          />
        );
        return (
          <>
            {time && <input type="hidden" name="time" value={time} />}
            {vue && <input type="hidden" name="vue" value={vue} />}
            {mois && <input type="hidden" name="mois" value={mois} />}
            <FilterFields
              search={{
                label: filtersContent.search,
                help: filtersContent.searchHelp,
                value: filters.search,
              }}
              quick={quickFiltersOf(quickChoices, filters, paths.events)}
              setCount={countSet(FOLDED, filters, quickChoices)}
            >
              {select('type')}
              {text('location')}
              {select('period')}
              {text('start_date', { type: 'date' })}
              {text('end_date', { type: 'date' })}
              {text('city')}
              {text('country')}
              {select('online')}
              {select('free')}
              {text('min_price', { inputMode: 'decimal' })}
              {text('max_price', { inputMode: 'decimal' })}
              {select('requires_registration')}
              {text('min_participants', { inputMode: 'numeric' })}
              {text('max_participants', { inputMode: 'numeric' })}
              {text('organizer')}
              {select('language')}
              {text('tags', { help: filtersContent.tagsHelp })}
              {select('status')}
              {!vue && select('order_by')}
              {CHECKS.map((name) => (
                <Checkbox
                  key={name}
                  name={name}
                  value="true"
                  label={filtersContent[name]}
                  defaultChecked={filters[name] === 'true'}
                  onChange={applyNow}
                />
              ))}
            </FilterFields>
          </>
        );
      }}
    </AddressForm>
  );
}
