import { Search } from 'lucide-react';
import { paths } from '../../shared/paths';
import { AddressForm, MainFields, MoreFields } from '../../shared/ui/AddressForm';
import { Button } from '../../shared/ui/Button';
import { Select, TextField, type Choice } from '../../shared/ui/Field';
import { periodChoices, readArticleFilters, type ArticleFilters, type ArticleTerms } from './article-filters';
import { articlesContent } from './articles.content';

interface ArticleFilterFormProps {
  filters: ArticleFilters;
  terms: ArticleTerms;
}

export function ArticleFilterForm({ filters, terms }: ArticleFilterFormProps) {
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
          <>
            <MainFields>
              <TextField
                type="search"
                name="search"
                label={articlesContent.search}
                placeholder={articlesContent.searchHelp}
                defaultValue={filters.search ?? ''}
                enterKeyHint="search"
                maxLength={200}
              />
              {select(
                'category',
                termChoices(terms.categories, filters.category, articlesContent.allCategories),
              )}
              {select('period', periodChoices)}
              <Button type="submit">
                <Search aria-hidden="true" size={18} />
                {articlesContent.searchButton}
              </Button>
            </MainFields>
            <MoreFields summary={articlesContent.moreFilters} open={Boolean(filters.tag)}>
              {select('tag', termChoices(terms.tags, filters.tag, articlesContent.allTags))}
            </MoreFields>
          </>
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
