import { describe, expect, it } from 'vitest';
import { registrationReferences } from './registration-references.js';

describe('the references of registrations in a bank’s words', () => {
  it.each([
    [
      'VIR INS-20261121-1A2B3C4D ET INS-20261122-0000FFFF',
      ['INS-20261121-1A2B3C4D', 'INS-20261122-0000FFFF'],
    ],
    ['VIR SEPA ins 20261121 1a2b 3c4d', ['INS-20261121-1A2B3C4D']],
    ['INS202611211A2B3C4D INS-20261121-1A2B3C4D', ['INS-20261121-1A2B3C4D']],
    ['DON-20261121-1A2B3C4D', []],
    ['', []],
  ])('%s', (words, references) => expect(registrationReferences(words)).toEqual(references));
});
