import {
  DEFAULT_PAGE_SIZE,
  PERIOD_LABELS,
  type CategoryMention,
  type Period,
  type TagMention,
} from '@livres/api/contract';
import { paths } from '../../shared/paths';
import type { ChosenCriterion } from '../../shared/ui/ChosenCriteria';
import type { Choice } from '../../shared/ui/Field';
import { articlesContent } from './articles.content';

const FILTERS = ['search', 'category', 'tag', 'period'] as const;
export type ArticleFilterName = (typeof FILTERS)[number];
export type ArticleFilters = Partial<Record<ArticleFilterName | 'page', string>>;

/** News are never to come. */
const PERIODS: readonly Period[] = ['today', 'week', 'month', 'quarter', 'year'];
export const periodChoices: readonly Choice[] = [
  { value: '', label: articlesContent.anyPeriod },
  ...PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] })),
];

/** What the address may name. */
export interface ArticleTerms {
  categories: CategoryMention[];
  tags: TagMention[];
}

/** The filters of an address; what cannot be one is left out. */
export function readArticleFilters(query: URLSearchParams): ArticleFilters {
  const filters: ArticleFilters = {};
  for (const name of FILTERS) {
    const value = query.get(name)?.trim() ?? '';
    if (value && isPossible(name, value)) filters[name] = value;
  }
  const page = query.get('page') ?? '';
  if (/^[1-9]\d{0,5}$/.test(page) && page !== '1') filters.page = page;
  return filters;
}

function isPossible(name: ArticleFilterName, value: string): boolean {
  if (name === 'search') return value.length <= 200;
  if (name === 'period') return PERIODS.some((period) => period === value);
  return /^[a-z0-9-]{1,80}$/.test(value);
}

/** What the api is asked. */
export function askedArticles(filters: ArticleFilters): Record<string, string> {
  return { page_size: String(DEFAULT_PAGE_SIZE), ...filters };
}

/** The filters that are set, each as the visitor reads it. */
export function chosenArticleFilters(filters: ArticleFilters, terms: ArticleTerms): ChosenCriterion[] {
  return FILTERS.filter((name) => filters[name]).map((name) => {
    const { [name]: value = '', page: _page, ...without } = filters;
    return { name, text: said(name, value, terms), to: paths.articles(without) };
  });
}

function said(name: ArticleFilterName, value: string, { categories, tags }: ArticleTerms): string {
  if (name === 'search') return `«\u00a0${value}\u00a0»`;
  const label = {
    category: () => nameOf(categories, value),
    tag: () => nameOf(tags, value),
    period: () => PERIOD_LABELS[value as Period],
  }[name]();
  return `${articlesContent[name]}\u00a0: ${label}`;
}

/** The name of the term at this address, which is all that is known of a term that no news bears. */
export function nameOf(terms: { slug: string; name: string }[], slug: string): string {
  return terms.find((term) => term.slug === slug)?.name ?? slug;
}
