import type { LanguageRequirements } from '@livres/api/contract';
import { frenchMoney } from '../../shared/format/french-number';
import type { ContentKind } from '../../shared/records/content-kind';
import { languagesText } from './languages';
import { scholarship as texts, scholarshipLabels } from './scholarship.fr';

const fromCents = (value: unknown) => (typeof value === 'number' ? frenchMoney(value / 100, 'EUR') : '—');

export const scholarshipKind: ContentKind = {
  resource: 'scholarships',
  words: scholarshipLabels,
  title: 'title',
  publicPath: (slug) => `/universites/scholarships/${slug}`,
  holds_changes: true,
  references: { university_id: 'partners' },
  readable: {
    language_requirements: (value) => languagesText(value as LanguageRequirements),
    eligible_countries: (value) => (value as string[]).join(', '),
  },
  shown: { amount: fromCents },
  export_formats: ['xlsx', 'csv'],
  import_help: texts.import_help,
  blank: {
    slug: '',
    title: '',
    organization: '',
    university_id: null,
    country: '',
    level: 'master',
    field_of_study: '',
    amount: null,
    coverage_type: 'complete',
    deadline: null,
    duration_months: null,
    description: '',
    requirements: '',
    application_url: '',
    min_gpa: null,
    language_requirements: '',
    eligible_countries: [],
    is_featured: false,
    status: 'draft',
  },
};
