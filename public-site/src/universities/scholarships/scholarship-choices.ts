import {
  COVERAGE_TYPE_LABELS,
  COVERAGE_TYPES,
  SCHOLARSHIP_LEVEL_LABELS,
  SCHOLARSHIP_LEVELS,
  type FacetCount,
  type ScholarshipCountry,
  type ScholarshipFacets,
  plainLetters,
} from '@livres/api/contract';
import type { Choice } from '../../shared/ui/Field';
import { filtersContent } from './scholarships.content';

/** What there is to choose from, as far as it could be read. */
export interface KnownChoices {
  countries: readonly ScholarshipCountry[];
  fields: readonly string[];
  facets: ScholarshipFacets | undefined;
}

type ChoiceName = 'level' | 'country' | 'field_of_study' | 'coverage_type';

/** The choices of a filter, with how many scholarships each would leave; what the address asks is always one of them. */
export function filterChoices(name: ChoiceName, known: KnownChoices, chosen: string | undefined): Choice[] {
  const { countries, fields, facets } = known;
  if (name === 'level')
    return counted(labelled(SCHOLARSHIP_LEVELS, SCHOLARSHIP_LEVEL_LABELS), facets?.level, filtersContent.all);
  if (name === 'coverage_type')
    return counted(
      labelled(COVERAGE_TYPES, COVERAGE_TYPE_LABELS),
      facets?.coverage_type,
      filtersContent.allFeminine,
    );
  const values = name === 'country' ? countries.map(({ country }) => country).toSorted(inFrench) : fields;
  const all = chosen && !values.includes(chosen) ? [chosen, ...values] : values;
  return counted(
    all.map((value) => ({ value, label: value })),
    facets?.[name],
    filtersContent.all,
  );
}

/** A country or field as the list writes it: an address may leave out its accents and capitals. */
export function asListed(value: string | undefined, listed: readonly string[]): string | undefined {
  if (!value) return value;
  return listed.find((one) => plainLetters(one) === plainLetters(value)) ?? value;
}

function counted(choices: Choice[], counts: FacetCount[] | undefined, none: string): Choice[] {
  const first = { value: '', label: none };
  if (!counts) return [first, ...choices];
  const byValue = new Map(counts.map(({ value, count }) => [value, count]));
  return [
    first,
    ...choices.map(({ value, label }) => ({ value, label: `${label} (${byValue.get(value) ?? 0})` })),
  ];
}

function labelled<T extends string>(values: readonly T[], labels: Record<T, string>): Choice[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

const inFrench = (one: string, other: string) => one.localeCompare(other, 'fr');
