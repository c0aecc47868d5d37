import { scholarshipCriteria, scholarshipFiltersIn } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { criterionText } from './scholarship-criteria.content';

it.each([
  ['search', 'eau'],
  ['level', 'postdoc'],
  ['country', 'Sénégal'],
  ['field_of_study', 'Droit'],
  ['coverage_type', 'tuition_only'],
  ['min_amount', '12500'],
  ['max_amount', '99.5'],
  ['deadline_from', '2027-03-01'],
  ['deadline_to', '2027-01-31'],
  ['is_featured', 'true'],
] as const)('says %s as alerts do', (name, value) => {
  expect([criterionText(name, value)]).toEqual(scholarshipCriteria(scholarshipFiltersIn({ [name]: value })));
});
