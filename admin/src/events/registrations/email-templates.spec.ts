import { EMAIL_TEMPLATES } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { isUntouched } from './email-templates';

it('lets a template be taken over nothing, or over another one', () => {
  expect(isUntouched({ subject: '', body: null })).toBe(true);
  expect(isUntouched(EMAIL_TEMPLATES[0]!)).toBe(true);
});

it('keeps what was written by hand', () => {
  expect(isUntouched({ subject: 'Bonjour', body: '' })).toBe(false);
  expect(isUntouched({ ...EMAIL_TEMPLATES[0]!, body: 'Autre chose' })).toBe(false);
});
