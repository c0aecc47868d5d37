import type { EventCodeRecord } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { codeInput, codeLine, codeValues } from './code-values';

const code: EventCodeRecord = {
  id: 1,
  event_id: 12,
  code: 'ADHERENTS',
  label: 'Adhérents',
  discount_percentage: 20,
  discount_amount: null,
  reserved_seats: 5,
  max_seats: 10,
  valid_until: null,
  used_seats: 2,
  unsure_seats: 1,
  created_at: '2027-01-01T10:00:00.000Z',
  updated_at: '2027-01-01T10:00:00.000Z',
  version: 1,
};

it('says what a code allows', () => {
  expect(codeLine(code, 'EUR')).toBe(
    '− 20\u00a0% · 5 places gardées · 2 places prises, dont 1 à confirmer, sur 10\u00a0: il en reste 8',
  );
  const plain = { ...code, discount_percentage: null, reserved_seats: null, unsure_seats: 0 };
  expect(codeLine({ ...plain, max_seats: null, used_seats: 0 }, 'EUR')).toBe('0 place prise');
  expect(codeLine({ ...plain, max_seats: null, used_seats: 2, unsure_seats: 2 }, 'EUR')).toBe(
    '2 places prises, dont 2 à confirmer',
  );
  expect(codeLine({ ...plain, max_seats: 1, used_seats: 1 }, 'EUR')).toBe(
    '1 place prise sur 1\u00a0: il n’en reste plus',
  );
});

it('sends what the form holds, and nothing for what was emptied', () => {
  const typed = { ...codeValues(code), code: ' ADHERENTS ', label: null, valid_until: '' };
  expect(codeInput(12, typed)).toEqual({
    event_id: 12,
    code: 'ADHERENTS',
    label: '',
    discount_percentage: 20,
    discount_amount: null,
    reserved_seats: 5,
    max_seats: 10,
    valid_until: null,
  });
  expect(codeValues(null).code).toBe('');
});
