import { describe, expect, it } from 'vitest';
import { become, caseReference, filledText, give, unknownPlaceholder } from './casework.rules.js';
import type { CaseColumns } from './case.columns.js';

const KIND = {
  statuses: ['new', 'assigned', 'in_progress', 'closed'],
  given: 'assigned',
  ended: ['closed'],
  transitions: {},
};
const AT = new Date('2026-11-22T09:00:00Z');
const held = (over: Partial<CaseColumns> = {}) =>
  ({ status: 'new', assigned_to: null, closed_at: null, ...over }) as CaseColumns;

describe('a reference', () => {
  it('has its year and six digits, more where six are not enough', () => {
    expect(caseReference('ACC', 2026, 12)).toBe('ACC-2026-000012');
    expect(caseReference('AMB', 2027, 1_234_567)).toBe('AMB-2027-1234567');
  });
});

describe('names between braces', () => {
  it('are filled in, as often as they stand', () => {
    const values = { first_name: 'Awa', reference: 'ACC-2026-000012' } as never;
    expect(filledText('{first_name}, {first_name} : {reference}', values)).toBe('Awa, Awa : ACC-2026-000012');
  });

  it('are found where they stand for nothing', () => {
    expect(unknownPlaceholder('Bonjour {first_name}')).toBeNull();
    expect(unknownPlaceholder('Bonjour {nom}')).toBe('nom');
    expect(unknownPlaceholder('Bonjour {constructor}')).toBe('constructor');
    expect(unknownPlaceholder('f(x) { return; } {2}')).toBeNull();
  });
});

describe('a case', () => {
  it('belongs to whoever takes it in hand, unless someone has it', () => {
    const [free, taken] = [held(), held({ assigned_to: 7 })];
    for (const row of [free, taken]) become(KIND, row, 'in_progress', AT, 3);
    expect([free.assigned_to, taken.assigned_to]).toEqual([3, 7]);
  });

  it('is closed since its first closing state, and opened again since never', () => {
    const row = held();
    become(KIND, row, 'closed', AT, 3);
    expect(row.closed_at).toBe(AT);
    become(KIND, row, 'in_progress', AT, 3);
    expect(row.closed_at).toBeNull();
  });

  it('that becomes new again is nobody’s', () => {
    const row = held({ status: 'assigned', assigned_to: 3 });
    become(KIND, row, 'new', AT, 3);
    expect(row.assigned_to).toBeNull();
  });

  it('that is given while it is closed stays closed', () => {
    const row = held({ status: 'closed', closed_at: AT });
    give(KIND, row, 3);
    expect([row.status, row.assigned_to]).toEqual(['closed', 3]);
  });
});
