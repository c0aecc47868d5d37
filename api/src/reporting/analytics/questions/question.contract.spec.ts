import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DIMENSION_NAMES, MEASURE_NAMES, MEASURE_SHAPES } from '../measures/measure.contract.js';
import { PIN_PATH } from '../pins/pin.contract.js';
import { QUESTION_FILTERS, questionFaults } from './question.contract.js';

it('a question is right if, and only if, its measure has the dimension and each filter', () => {
  const asked = fc.record({
    measure: fc.constantFrom(...MEASURE_NAMES),
    dimension: fc.constantFrom(...DIMENSION_NAMES),
    filter: fc.constantFrom(...QUESTION_FILTERS, null),
  });
  fc.assert(
    fc.property(asked, ({ measure, dimension, filter }) => {
      const { dimensions, filters } = MEASURE_SHAPES[measure];
      const faults = questionFaults({ measure, dimension, period: 'month', ...(filter && { [filter]: 3 }) });
      expect('dimension' in faults).toBe(!dimensions.includes(dimension));
      if (filter) expect(filter in faults).toBe(!filters.includes(filter));
    }),
  );
});

it('a path that is kept leads nowhere but to a screen of figures', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('/analytics', '/questions/3', '//', 'javascript:'),
      (end, start) => {
        const path = start + end;
        if (!PIN_PATH.test(path)) return;
        const { origin, pathname } = new URL(path, 'https://panel.example');
        expect(origin).toBe('https://panel.example');
        expect(pathname).toMatch(/^\/(analytics|questions\/\d+)$/);
      },
    ),
  );
});
