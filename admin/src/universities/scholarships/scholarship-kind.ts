import { type LanguageRequirements, NEW_SCHOLARSHIP } from '@livres/api/contract';
import { frenchMoney } from '../../shared/format/french-number';
import type { ContentKind } from '../../shared/records/content-kind';
import { languagesText } from './languages';
import { scholarship as texts, scholarshipLabels } from './scholarship.fr';

const fromCents = (value: unknown) => (typeof value === 'number' ? frenchMoney(value / 100, 'EUR') : '—');

/** Who may apply, in words. */
export const READABLE: Record<string, (value: unknown) => string> = {
  language_requirements: (value) => languagesText(value as LanguageRequirements),
  eligible_countries: (value) => (value as string[]).join(', '),
};

export const scholarshipKind: ContentKind = {
  resource: 'scholarships',
  words: scholarshipLabels,
  title: 'title',
  publicPath: (slug) => `/universites/scholarships/${slug}`,
  holds_changes: true,
  references: { university_id: 'partners' },
  readable: READABLE,
  shown: { amount: fromCents },
  export_formats: ['xlsx', 'csv'],
  import_help: texts.import_help,
  blank: {
    ...NEW_SCHOLARSHIP,
    title: '',
    organization: '',
    country: '',
    level: 'master',
    field_of_study: '',
    coverage_type: 'complete',
    deadline: null,
  },
};
