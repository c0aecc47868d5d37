import { describe, expect, it } from 'vitest';
import { defuseFormula, readDefused } from './formulas.js';

describe('a text that a spreadsheet would run', () => {
  it.each(['=1+1', '+33 6', '-5', '@SUM(A1)', '\tcmd', '＝1', "'=1+1", "''-2", "'Awa", 'Awa', '', "'"])(
    'is defused in an export, and read back as it was: %j',
    (text) => {
      const cell = defuseFormula(text);
      expect(cell).not.toMatch(/^[=+\-@\t\r＝]/);
      expect(readDefused(cell)).toBe(text);
    },
  );
});
