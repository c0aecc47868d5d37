import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TICKET_CODE } from './ticket-code.contract.js';
import { codeHash, isTicketCode, ticketCode, ticketNamed } from './ticket-code.rules.js';

const KEY = randomBytes(32);

describe('the code of a ticket', () => {
  it('is short, in capitals and digits, and names its ticket', () => {
    for (const id of [
      randomUUID(),
      '00000000-0000-4000-8000-000000000000',
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
    ]) {
      const code = ticketCode(KEY, id);
      expect(code).toMatch(TICKET_CODE);
      expect(code).toHaveLength(45);
      expect(ticketNamed(code)).toBe(id);
      expect(isTicketCode(KEY, code)).toBe(true);
    }
  });

  it('is the same whenever it is made, and another for each ticket', () => {
    const id = randomUUID();
    expect(ticketCode(KEY, id)).toBe(ticketCode(KEY, id));
    expect(ticketCode(KEY, id)).not.toBe(ticketCode(KEY, randomUUID()));
  });

  it('is taken as a reader or a person gives it', () => {
    const code = ticketCode(KEY, randomUUID());
    expect(isTicketCode(KEY, ` ${code.toLowerCase()}\n`)).toBe(true);
    expect(codeHash(` ${code.toLowerCase()}`)).toBe(codeHash(code));
  });

  it('is refused where one letter differs, whichever it is', () => {
    const code = ticketCode(KEY, randomUUID());
    for (let place = 3; place < code.length; place += 1) {
      const other = code[place] === 'A' ? 'B' : 'A';
      const changed = code.slice(0, place) + other + code.slice(place + 1);
      expect(isTicketCode(KEY, changed), `letter ${place}`).toBe(false);
    }
  });

  it('is of one key alone', () => {
    const code = ticketCode(randomBytes(32), randomUUID());
    expect(isTicketCode(KEY, code)).toBe(false);
  });

  it('is nothing else that a camera may read', () => {
    for (const text of [
      '',
      'B1-',
      'https://example.org',
      `B2-${'A'.repeat(42)}`,
      `B1-${'A'.repeat(43)}`,
      'B1-\u0000',
    ])
      expect(isTicketCode(KEY, text)).toBe(false);
  });

  it('is known by its hash, as a phone computes it', () => {
    const code = ticketCode(KEY, randomUUID());
    expect(codeHash(code)).toBe(createHash('sha256').update(code).digest('base64url'));
  });
});
