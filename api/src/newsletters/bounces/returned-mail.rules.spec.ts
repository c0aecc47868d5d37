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

describe('a message in the mailbox of bounces', () => {
  it('that says the address is gone for good is a bounce, with what the server said', () => {
    expect(returnedMail(failure('5.1.1'))).toEqual({
      kind: 'bounce',
      detail: '550 5.1.1 <awa@example.org> No such user here',
    });
  });

  it('about a delay, an absence or anything else is none', () => {
    expect(returnedMail(failure('4.4.1', 'delayed'))).toBeNull();
    expect(returnedMail(failure('4.2.2'))).toBeNull();
    expect(returnedMail('Subject: Absent jusqu’à lundi\r\n\r\nBonjour, status: 5.1.1')).toBeNull();
  });

  it('that a mail provider sends for a reader who called it unwanted is a complaint', () => {
    expect(returnedMail('Content-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse\r\n')).toEqual({
      kind: 'complaint',
      detail: '',
    });
    expect(returnedMail('Feedback-Type: not-spam\r\n')).toBeNull();
  });
});

describe('what a relay announces', () => {
  it('is read one by one or as a list, in the words of each', () => {
    const id = '<x-nl1-2@livres-en-partage>';
    expect(relayEvents({ event: 'hard_bounce', 'message-id': id, reason: '550' })).toEqual([
      { kind: 'bounce', message_id: id, detail: '550' },
    ]);
    expect(
      relayEvents([
        { type: 'Complaint', message_id: id },
        { event: 'opened', 'message-id': id },
      ]),
    ).toEqual([{ kind: 'complaint', message_id: id, detail: '' }]);
  });

  it('that may pass, such as a full mailbox, closes no address', () => {
    const id = '<x-nl1-2@livres-en-partage>';
    const said = [
      { event: 'bounce', 'message-id': id, hard_bounce: false },
      { event: 'failed', 'message-id': id, severity: 'temporary' },
      { event: 'soft_bounce', 'message-id': id },
    ];
    expect(relayEvents(said)).toEqual([]);
    expect(relayEvents({ ...said[0], hard_bounce: true })).toHaveLength(1);
  });

  it('that is none of this is nothing', () => {
    for (const body of [null, 'x', 12, [], [null], {}, { event: 'bounce' }, { event: {}, 'message-id': [] }])
      expect(relayEvents(body)).toEqual([]);
  });
});
