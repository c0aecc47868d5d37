import { paths } from '../../shared/paths';
import { AddressForm } from '../../shared/ui/AddressForm';
import { Select, type Choice } from '../../shared/ui/Field';
import { FilterFields } from '../../shared/ui/FilterFields';
import { countSet, quickFiltersOf, type QuickChoice } from '../../shared/ui/quick-filters';
import { periodChoices, readArticleFilters, type ArticleFilters, type ArticleTerms } from './article-filters';
import { articlesContent } from './articles.content';

interface ArticleFilterFormProps {
  filters: ArticleFilters;
  terms: ArticleTerms;
}

const FOLDED = ['category', 'tag', 'period'] as const;
const QUICK_SHOWN = 6;

export function ArticleFilterForm({ filters, terms }: ArticleFilterFormProps) {
  const quick = terms.categories
    .slice(0, QUICK_SHOWN)
    .map(({ slug, name }): QuickChoice<'category'> => ({ name: 'category', value: slug, label: name }));
  return (
    <AddressForm
      action={paths.articles()}
      label={articlesContent.filters}
      criteria={filters}
      addressOf={(filled) => paths.articles(readArticleFilters(filled))}
    >
      {(applyNow) => {
        const select = (name: 'category' | 'tag' | 'period', choices: readonly Choice[]) => (
          <Select
            name={name}
            label={articlesContent[name]}
            choices={choices}
            defaultValue={filters[name] ?? ''}
            onChange={applyNow}
          />
        );
        return (
          <FilterFields
            search={{
              label: articlesContent.search,
              help: articlesContent.searchHelp,
              value: filters.search,
            }}
            quick={quickFiltersOf(quick, filters, paths.articles)}
            setCount={countSet(FOLDED, filters, quick)}
          >
            {select(
              'category',
              termChoices(terms.categories, filters.category, articlesContent.allCategories),
            )}
            {select('tag', termChoices(terms.tags, filters.tag, articlesContent.allTags))}
            {select('period', periodChoices)}
          </FilterFields>
        );
      }}
    </AddressForm>
  );
}

/** The terms, and the one that the address names where no news bears it. */
function termChoices(
  terms: { slug: string; name: string }[],
  chosen: string | undefined,
  none: string,
): Choice[] {
  const known = terms.map(({ slug, name }) => ({ value: slug, label: name }));
  const isKnown = !chosen || known.some(({ value }) => value === chosen);
  return [{ value: '', label: none }, ...known, ...(isKnown ? [] : [{ value: chosen, label: chosen }])];
}
