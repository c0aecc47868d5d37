export interface ReturnedMail {
  kind: 'bounce' | 'complaint';
  /** One line of what the mail server said. */
  detail: string;
}

/**
 * What a message in the mailbox of bounces says: a failure for good (RFC 3464, status 5.x.x), a complaint (RFC 5965),
 * or nothing that matters, such as a delay, an absence or a letter.
 */
export function returnedMail(source: string): ReturnedMail | null {
  const text = source.replace(/\r\n/g, '\n');
  if (/^feedback-type:\s*(?:abuse|fraud|virus|other)\b/im.test(text))
    return { kind: 'complaint', detail: '' };
  const action = /^action:\s*(\w+)/im.exec(text)?.[1]?.toLowerCase();
  const status = /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1];
  if (action !== 'failed' || !status?.startsWith('5.')) return null;
  const said = /^diagnostic-code:\s*(?:[\w-]+;\s*)?(.+(?:\n[ \t].+)*)/im.exec(text)?.[1];
  return { kind: 'bounce', detail: (said ?? status).replace(/\s+/g, ' ').trim() };
}

/** What relays call the same things, in the webhooks that are common in France. */
const RELAY_WORDS: Record<string, 'delivered' | 'bounce' | 'complaint'> = {
  delivered: 'delivered',
  hard_bounce: 'bounce',
  hardbounce: 'bounce',
  bounce: 'bounce',
  bounced: 'bounce',
  blocked: 'bounce',
  invalid_email: 'bounce',
  failed: 'bounce',
  spam: 'complaint',
  complaint: 'complaint',
  complained: 'complaint',
};

export interface RelayEvent {
  kind: 'delivered' | 'bounce' | 'complaint';
  message_id: string;
  detail: string;
}

/** The events of a relay's announcement, one or a list; what is not about a delivery is left out. */
export function relayEvents(body: unknown): RelayEvent[] {
  const list = Array.isArray(body) ? body : [body];
  return list.slice(0, 1000).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const said = one as Record<string, unknown>;
    if (isForNow(said)) return [];
    const kind = RELAY_WORDS[text(said['event'] ?? said['type']).toLowerCase()];
    const message_id = text(
      said['message-id'] ?? said['message_id'] ?? said['MessageID'] ?? said['messageId'],
    );
    return kind && message_id ? [{ kind, message_id, detail: text(said['reason'] ?? said['detail']) }] : [];
  });
}

/** Mailjet and Mailgun call a full mailbox by the same word as one that is gone, and say apart that it may pass. */
const isForNow = ({ hard_bounce, severity }: Record<string, unknown>) =>
  hard_bounce === false || severity === 'temporary';

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2000) : '');
