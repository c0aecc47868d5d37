import { paths } from '../../shared/paths';
import { AddressForm } from '../../shared/ui/AddressForm';
import { Select } from '../../shared/ui/Field';
import { FilterFields } from '../../shared/ui/FilterFields';
import { countSet, quickFiltersOf } from '../../shared/ui/quick-filters';
import { filterChoices, quickChoices, readProjectFilters, type ProjectFilters } from './project-filters';
import { projectsContent as content } from './projects.content';

const FOLDED = ['action', 'status'] as const;

export function ProjectFilterForm({ filters }: { filters: ProjectFilters }) {
  return (
    <AddressForm
      action={paths.projects()}
      label={content.filters}
      criteria={filters}
      addressOf={(filled) => paths.projects(readProjectFilters(filled))}
    >
      {(applyNow) => (
        <FilterFields
          search={{ label: content.search, help: content.searchHelp, value: filters.search }}
          quick={quickFiltersOf(quickChoices, filters, paths.projects)}
          setCount={countSet(FOLDED, filters, quickChoices)}
        >
          {FOLDED.map((name) => (
            <Select
              key={name}
              name={name}
              label={content[name]}
              choices={filterChoices[name]}
              defaultValue={filters[name] ?? ''}
              onChange={applyNow}
            />
          ))}
        </FilterFields>
      )}
    </AddressForm>
  );
}
