import { describe, expect, it } from 'vitest';
import {
  bounceClass,
  failureDetail,
  isOfOneMailbox,
  isOfTheRelay,
  isRefusedForGood,
  mayHaveArrived,
} from './delivery-failure.js';

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

describe('a mailbox that does not take an e-mail', () => {
  it.each([
    ['550 5.1.1 <awa@exemple.org>: Recipient address rejected: User unknown', 'hard'],
    ['550-5.1.1 The email account that you tried to reach does not exist', 'hard'],
    ['5.1.10 RESOLVER.ADR.RecipientNotFound', 'hard'],
    ['550 No such user here', 'hard'],
    ['554 delivery error: This user doesn’t have an account: user does not exist', 'hard'],
    ['552 5.2.2 Boîte pleine', 'soft'],
    ['452 4.2.2 Mailbox full', 'soft'],
    ['550 5.2.1 The mailbox is disabled', 'soft'],
    ['421 4.7.0 Try again later', 'soft'],
    ['552 trop de courrier', 'soft'],
    ['550 5.7.1 Service unavailable, client host blocked', 'policy'],
    ['550-5.7.26 This mail has been blocked because the sender is unauthenticated', 'policy'],
    ['550 spam detected', 'policy'],
    ['554 rejected due to policy', 'policy'],
    ['554 Message refused', 'policy'],
    ['552 5.3.4 Message size exceeds fixed limit', 'policy'],
    ['550 5.1.8 Sender address rejected: Domain not found', 'policy'],
    ['550 5.4.5 Daily user sending limit exceeded', 'policy'],
    ['552 5.2.2 The recipient’s inbox is over its storage limit, messages limit exceeded', 'soft'],
    ['550 5.0.0 Utilisateur inconnu', 'hard'],
    ['550 5.0.0 Blocked by blacklist', 'policy'],
    ['connection from 5.1.1.7 was lost', 'soft'],
    ['', 'soft'],
  ])('« %s » is %s', (said, expected) => {
    expect(bounceClass(said)).toBe(expected);
  });
});

describe('our way out fails, whoever it is for', () => {
  it.each([
    ['a refused account', refusal('EAUTH', 535, 'AUTH PLAIN')],
    ['a server that wants an account', refusal('EENVELOPE', 530, 'MAIL FROM')],
    ['a sender that is not ours to use', refusal('EENVELOPE', 550, 'MAIL FROM')],
    ['a server that refuses to talk', refusal('EPROTOCOL', 554, 'CONN')],
    ['encryption', { code: 'ETLS', command: 'STARTTLS' }],
    ['nobody there', { code: 'ECONNECTION', command: 'CONN', syscall: 'connect' }],
    ['a name that nobody knows', { code: 'EDNS', command: 'CONN' }],
    ['too many at once', refusal('EENVELOPE', 421)],
  ])('by %s', (_, failure) => {
    expect([isOfTheRelay(failure), mayHaveArrived(failure)]).toEqual([true, false]);
  });

  it.each([
    ['a busy mailbox', refusal('EENVELOPE', 450)],
    ['a text to be sent later', refusal('EMESSAGE', 451, 'DATA')],
    ['an address that is none', refusal('EENVELOPE', undefined, 'API')],
  ])('never by %s', (_, failure) => {
    expect([isOfTheRelay(failure), mayHaveArrived(failure)]).toEqual([false, false]);
  });

  it('a connection that never came about took no message; one cut later may have', () => {
    const late = { code: 'ETIMEDOUT', command: 'CONN' };
    expect(mayHaveArrived({ ...late, timeoutType: 'CONNECT_TIMEOUT' })).toBe(false);
    expect(mayHaveArrived({ ...late, timeoutType: 'GREETING_TIMEOUT' })).toBe(false);
    expect(mayHaveArrived({ ...late, timeoutType: 'SOCKET_TIMEOUT' })).toBe(true);
    expect(mayHaveArrived({ code: 'ECONNECTION', command: 'CONN' })).toBe(true);
  });
});

describe('L17: how much we send is refused, which is no reader’s fault', () => {
  const said = (response: string, code = 'EMESSAGE', command = 'DATA') => ({
    code,
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

  it.each([
    '550 5.4.5 Daily user sending limit exceeded',
    '550 5.7.1 Daily SMTP relay limit exceeded for customer',
    '454 Throttling failure: Maximum sending rate exceeded.',
    '454 Throttling failure: Daily message quota exceeded.',
    '452 4.5.3 Too many recipients',
    '550 5.1.8 Sender address rejected: Domain not found',
    '450 Your account exceeded its daily messages limit',
    '550 Quota d’envois : limite dépassée, envois limités : quota atteint',
  ])('« %s »', (response) => {
    for (const failure of [said(response), said(response, 'EENVELOPE', 'RCPT TO')])
      expect([isOfTheRelay(failure), isRefusedForGood(failure)]).toEqual([true, false]);
  });

  it.each([
    '550 5.1.1 No such user',
    '552 5.2.2 Mailbox full, quota exceeded',
    '552 5.3.4 Message size exceeds fixed limit',
    '452 4.2.2 The email account that you tried to reach is over quota',
    '450 4.2.1 The user is receiving mail at a rate that prevents additional messages, rate exceeded',
    '451 4.7.1 Greylisted, try again later',
  ])('not « %s »', (response) => {
    expect(isOfTheRelay(said(response, 'EENVELOPE', 'RCPT TO'))).toBe(false);
  });

  it('one mailbox that is full puts off its own mail alone', () => {
    expect(isOfOneMailbox(said('452 4.2.2 Mailbox full'))).toBe(true);
    expect(isOfOneMailbox(said('451 4.7.1 Greylisted'))).toBe(false);
    expect(isOfOneMailbox(said('450 192.4.2.2 says later'))).toBe(false);
  });
});
