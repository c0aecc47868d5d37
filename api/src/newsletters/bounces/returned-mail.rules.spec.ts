import { describe, expect, it } from 'vitest';
import { relayEvents, returnedMail } from './returned-mail.rules.js';

const failure = (status: string, action = 'failed') =>
  `From: MAILER-DAEMON@mx.example
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; awa@example.org
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 <awa@example.org>
  No such user here

--b
Content-Type: text/rfc822-headers

Message-ID: <2026-11-25T10-00-00-000Z-nl1-12@livres-en-partage>
--b--`.replaceAll('\n', '\r\n');

describe('L19: a message in the mailbox of bounces', () => {
  it('that says the address is gone for good closes it, with what the server said', () => {
    expect(returnedMail(failure('5.1.1'))).toEqual({
      kind: 'hard',
      detail: '550 5.1.1 <awa@example.org> No such user here',
    });
    // Postfix writes 5.0.0 where the other server gave no code of its own.
    expect(returnedMail(failure('5.0.0'))).toMatchObject({ kind: 'hard' });
  });

  it('about a mailbox that is full, or a server that never answered, may pass', () => {
    expect(returnedMail(failure('5.2.2'))).toMatchObject({ kind: 'soft' });
    expect(returnedMail(failure('4.4.1'))).toMatchObject({ kind: 'soft' });
  });

  it('about a rule against unwanted mail says nothing of the address', () => {
    expect(returnedMail(failure('5.7.1'))).toMatchObject({ kind: 'policy' });
  });

  it('of a server that writes it in words alone is read as well', () => {
    const exchange = `Return-Path: <>
From: Microsoft Outlook <postmaster@ecole.example>
To: retours+nl1-12-0123456789abcdef@livres.example

Your message to awa@ecole.example couldn't be delivered.
Remote server returned '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found'`;
    expect(returnedMail(exchange)).toMatchObject({ kind: 'hard' });
    const gmail = `From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>

The response from the remote server was:
552-5.2.2 The email account that you tried to reach is over quota.`;
    expect(returnedMail(gmail)).toMatchObject({ kind: 'soft' });
    const orange = `From: MAILER-DAEMON@orange.example

<awa@orange.example>: host smtp-in.orange.example said:
    550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR_416 [416]`;
    expect(returnedMail(orange)).toMatchObject({ kind: 'hard' });
  });

  it('about a delay, a delivery or an absence is nothing; what people write is for people', () => {
    expect(returnedMail(failure('4.4.1', 'delayed'))).toBe('nothing');
    expect(returnedMail(failure('2.0.0', 'delivered'))).toBe('nothing');
    expect(returnedMail('Auto-Submitted: auto-replied\r\nSubject: Absent\r\n\r\nLe 550 5.1.1')).toBe(
      'nothing',
    );
    expect(returnedMail('From: awa@example.org\r\nSubject: Bonjour\r\n\r\nJ’ai reçu 550 livres')).toBeNull();
    expect(returnedMail('')).toBeNull();
  });

  it('that a mail provider sends for a reader who called it unwanted is a complaint', () => {
    expect(returnedMail('Content-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse\r\n')).toEqual({
      kind: 'complaint',
      detail: '',
    });
    expect(returnedMail('Feedback-Type: not-spam\r\n')).toBe('nothing');
  });
});

describe('what a relay announces', () => {
  const id = '<x-nl1-2-0123456789abcdef@livres-en-partage>';
  const kindsOf = (body: unknown) => relayEvents(body).map(({ kind }) => kind);

  it('is read one by one or as a list, in the words of each', () => {
    expect(relayEvents({ event: 'hard_bounce', 'message-id': id, reason: '550' })).toEqual([
      { kind: 'hard', message_id: id, detail: '550' },
    ]);
    expect(
      relayEvents([
        { type: 'Complaint', message_id: id },
        { event: 'opened', 'message-id': id },
      ]),
    ).toEqual([{ kind: 'complaint', message_id: id, detail: '' }]);
  });

  it('that may pass, such as a full mailbox, is told from one that is gone', () => {
    const may = [
      { event: 'bounce', 'message-id': id, hard_bounce: false },
      { event: 'failed', 'message-id': id, severity: 'temporary' },
      { event: 'soft_bounce', 'message-id': id },
    ];
    expect(kindsOf(may)).toEqual(['soft', 'soft', 'soft']);
    expect(kindsOf({ ...may[0], hard_bounce: true })).toEqual(['hard']);
    expect(kindsOf({ event: 'blocked', 'message-id': id })).toEqual(['policy']);
  });

  it('weighs what the mail server answered, where it quotes it, whatever its own word', () => {
    const said = (reason: string, event = 'hard_bounce') => ({ event, 'message-id': id, reason });
    expect(kindsOf(said('550 5.7.1 Blocked'))).toEqual(['policy']);
    expect(kindsOf(said('552 5.2.2 Mailbox full'))).toEqual(['soft']);
    expect(kindsOf(said('550 5.1.1 Unknown', 'blocked'))).toEqual(['hard']);
  });

  it('that is none of this is nothing', () => {
    for (const body of [null, 'x', 12, [], [null], {}, { event: 'bounce' }, { event: {}, 'message-id': [] }])
      expect(relayEvents(body)).toEqual([]);
  });
});
