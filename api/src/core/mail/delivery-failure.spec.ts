import { describe, expect, it } from 'vitest';
import { failureDetail, isRefusedForGood } from './delivery-failure.js';

const refusal = (code: string, responseCode?: number, command = 'RCPT TO') => ({
  code,
  responseCode,
  command,
});

describe('an email is refused for good', () => {
  it.each([
    ['of nobody', refusal('EENVELOPE', 550)],
    ['of an address that is none', refusal('EENVELOPE', 553)],
    ['of a full mailbox', refusal('EENVELOPE', 552)],
    ['of a text that is not wanted', refusal('EMESSAGE', 554, 'DATA')],
    ['without an address', refusal('EENVELOPE', undefined, 'API')],
  ])('by a refusal %s', (_, failure) => {
    expect(isRefusedForGood(failure)).toBe(true);
  });

  it.each([
    ['a busy server', refusal('EENVELOPE', 450)],
    ['a text to be sent later', refusal('EMESSAGE', 451, 'DATA')],
    ['a refused account', refusal('EAUTH', 535, 'AUTH PLAIN')],
    ['a server that wants an account', refusal('EENVELOPE', 530, 'MAIL FROM')],
    ['a server that refuses to talk', refusal('EPROTOCOL', 554, 'CONN')],
    ['nobody there', { code: 'ECONNECTION' }],
    ['silence', { code: 'ETIMEDOUT' }],
    ['nothing known', undefined],
  ])('never by %s', (_, failure) => {
    expect(isRefusedForGood(failure)).toBe(false);
  });
});

it('the detail of a failure is one short line, the server’s own where it spoke', () => {
  const response = `550 5.1.1 No such user\r\n${'x'.repeat(1000)}`;
  const detail = failureDetail({ response, message: 'no' });
  expect(detail).toMatch(/^550 5\.1\.1 No such user x+$/);
  expect(detail).toHaveLength(300);
  expect(failureDetail(new Error('connect ECONNREFUSED'))).toBe('connect ECONNREFUSED');
});
