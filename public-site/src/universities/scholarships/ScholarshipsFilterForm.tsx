import type { FormEvent } from 'react';
import { paths } from '../../shared/paths';
import { NumberField, Checkbox, Select, TextField, optionsOf } from '../../shared/ui/Field';
import { FilterFields } from '../../shared/ui/FilterFields';
import { countSet, quickFiltersOf } from '../../shared/ui/quick-filters';
import { filterChoices, type KnownChoices } from './scholarship-choices';
import type { RangeName } from './scholarship-faults';
import { FILTERS } from './scholarship-filter-names';
import { changedAddress, type ScholarshipAsked } from './scholarship-filters';
import { quickChoices } from './scholarship-quick-filters';
import { filtersContent as content, statusLabels } from './scholarships.content';
import styles from './ScholarshipsFilterForm.module.css';
import { useFilterForm } from './use-filter-form';

const FOLDED = FILTERS.filter((name) => name !== 'search' && name !== 'ordering');

interface FilterFormProps {
  asked: ScholarshipAsked;
  known: KnownChoices;
  /** Of Paris, `2027-03-01`. */
  today: string;
  /** Where the results are. */
  resultsId: string;
}

/** A plain form of the address; with JavaScript what changes applies after half a second of calm. */
export function ScholarshipsFilterForm({ asked, known, today, resultsId }: FilterFormProps) {
  const { form, faults, onInput, applyNow } = useFilterForm(asked, today);
  const { typed, filters } = asked;
  const quick = quickChoices(known.facets, today);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    applyNow();
    document.getElementById(resultsId)?.focus();
  };
  const choice = (name: 'level' | 'country' | 'field_of_study' | 'coverage_type') => (
    <Select
      name={name}
      label={content[name]}
      choices={filterChoices(name, known, typed[name])}
      defaultValue={typed[name] ?? ''}
    />
  );
  const range = (name: RangeName, input: object, Field = TextField) => (
    <Field
      name={name}
      label={content[name]}
      error={faults[name]?.message}
      defaultValue={typed[name] ?? ''}
      {...input}
    />
  );
  const day = (name: RangeName, min: string) => range(name, { type: 'date', min });
  const amount = (name: RangeName) => range(name, { inputMode: 'decimal', min: 0, step: 100 }, NumberField);
  return (
    <search>
      <form
        ref={form}
        className={styles.form}
        method="get"
        action={`${paths.scholarships()}#${resultsId}`}
        onInput={onInput}
        onSubmit={onSubmit}
        aria-label={content.filters}
        noValidate
      >
        {filters.ordering && <input type="hidden" name="ordering" value={filters.ordering} />}
        <FilterFields
          search={{ label: content.search, help: content.searchHelp, value: typed['search'] }}
          quick={quickFiltersOf(quick, filters, (asked) => changedAddress(asked, {}))}
          setCount={countSet(FOLDED, filters, quick)}
          isFaulty={Object.keys(faults).length > 0}
        >
          {choice('level')}
          {choice('country')}
          {choice('field_of_study')}
          {choice('coverage_type')}
          <fieldset className={styles.pair}>
            <legend>{content.amounts}</legend>
            {amount('min_amount')}
            {amount('max_amount')}
          </fieldset>
          <fieldset className={`${styles.pair} ${styles.days}`}>
            <legend>{content.deadlines}</legend>
            {day('deadline_from', today)}
            {day('deadline_to', filters.deadline_from ?? today)}
          </fieldset>
          <Select
            name="status"
            label={content.status}
            choices={[{ value: '', label: content.open }, ...optionsOf(statusLabels)]}
            defaultValue={typed['status'] ?? ''}
          />
          <Checkbox
            name="is_featured"
            value="true"
            label={content.is_featured}
            defaultChecked={typed['is_featured'] === 'true'}
          />
        </FilterFields>
      </form>
    </search>
  );
}
