import { Search } from 'lucide-react';
import { useEffect, useRef, type ChangeEvent, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../shared/paths';
import { Button } from '../shared/ui/Button';
import { Checkbox, Select, TextField } from '../shared/ui/Field';
import { campaignsContent } from './campaigns.content';
import { filterChoices, readFilters, type CampaignFilters, type FilterName } from './campaign-filters';
import styles from './CampaignFilterForm.module.css';

const FOLDED: FilterName[] = [
  'campaign_type',
  'location',
  'period',
  'min_goal',
  'max_goal',
  'featured',
  'order_by',
];

/** A plain form of the address; with JavaScript a choice applies at once and the page stays. */
export function CampaignFilterForm({ filters }: { filters: CampaignFilters }) {
  const navigate = useNavigate();
  const form = useFormThatFollows(filters);
  const apply = (filled: HTMLFormElement) => {
    const asked = readFilters(queryOf(new FormData(filled)));
    void navigate(paths.campaigns(asked), { preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  const applyNow = (event: ChangeEvent<HTMLSelectElement | HTMLInputElement>) => {
    if (event.currentTarget.form) apply(event.currentTarget.form);
  };
  const select = (name: FilterName) => (
    <Select
      name={name}
      label={campaignsContent[name]}
      choices={filterChoices[name] ?? []}
      defaultValue={filters[name] ?? ''}
      onChange={applyNow}
    />
  );
  const amount = (name: 'min_goal' | 'max_goal') => (
    <TextField
      name={name}
      label={campaignsContent[name]}
      inputMode="decimal"
      defaultValue={filters[name] ?? ''}
    />
  );
  return (
    <search>
      <form
        ref={form}
        className={styles.form}
        method="get"
        action={paths.campaigns()}
        onSubmit={onSubmit}
        aria-label={campaignsContent.filters}
      >
        <div className={styles.main}>
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
          <Button type="submit" className={styles.submit}>
            <Search aria-hidden="true" size={18} />
            {campaignsContent.searchButton}
          </Button>
        </div>
        <details className={styles.more} open={FOLDED.some((name) => filters[name])}>
          <summary>{campaignsContent.moreFilters}</summary>
          <div className={styles.grid}>
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
          </div>
        </details>
      </form>
    </search>
  );
}

function queryOf(filled: FormData): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of filled) if (typeof value === 'string') query.append(name, value);
  return query;
}

// A criterion may be removed outside the form, or by going back: the fields then say so, and keep their focus.
function useFormThatFollows(filters: CampaignFilters) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(filters);
  useEffect(() => {
    // At first they say it already, and what was typed before the script came must stay.
    if (shown.current === filters) return;
    shown.current = filters;
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox')
        field.checked = Boolean(filters[field.name as FilterName]);
      else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = filters[field.name as FilterName] ?? '';
      }
    }
  }, [filters]);
  return form;
}
