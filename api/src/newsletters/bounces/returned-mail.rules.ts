import { type BounceClass, bounceClass, STOP_MARK } from '../../core/mail/bulk-mail.service.js';

export interface ReturnedMail {
  kind: BounceClass | 'complaint' | 'unsubscription';
  /** One line of what the mail server said. */
  detail: string;
}

/** What says of itself that it is no failure: an absence, a receipt, a delay, a delivery. */
const NO_FAILURE =
  /^(?:auto-submitted:\s*auto-replied|x-autoreply:|x-auto-response:|action:\s*(?:delayed|delivered|relayed|expanded)\b)/im;
const FROM_A_SERVER = /^(?:return-path:\s*<>|from:.*(?:mailer-daemon|postmaster|mail delivery))/im;
/** To the address of the header List-Unsubscribe: a mail program wrote there for its reader. */
const TO_STOP = new RegExp(`^(?:to|delivered-to|x-original-to):.*\\+${STOP_MARK}nl\\d`, 'im');
/** « 550 5.1.1 … » or « 550-5.1.1 … », as servers of before RFC 3464, and some of today, write it in a letter. */
const SENTENCE = /^.*?\b([45]\d\d[ -](?:[245]\.\d{1,3}\.\d{1,3}\b)?.+)$/m;

/**
 * What a message in the mailbox of bounces says: a failure (RFC 3464, or in the words of older servers), a complaint
 * (RFC 5965), that its reader wants no more of it (RFC 2369), `nothing` where it says of itself that it is neither, or null where nothing can be made of it.
 */
export function returnedMail(source: string): ReturnedMail | 'nothing' | null {
  const text = source.replace(/\r\n/g, '\n');
  if (/^feedback-type:\s*(?:abuse|fraud|virus|other)\b/im.test(text))
    return { kind: 'complaint', detail: '' };
  if (/^feedback-type:/im.test(text)) return 'nothing';
  const status = /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1];
  if (/^action:\s*failed\b/im.test(text) && status && !status.startsWith('2.')) {
    const said = /^diagnostic-code:\s*(?:[\w-]+;\s*)?(.+(?:\n[ \t].+)*)/im.exec(text)?.[1];
    const detail = oneLine(said ?? status);
    // « 5.0.0 » says nothing: then what the other server answered counts.
    return { kind: bounceClass(status.endsWith('.0.0') ? detail : status), detail };
  }
  if (NO_FAILURE.test(text)) return 'nothing';
  const head = text.slice(0, text.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ');
  if (TO_STOP.test(head) && !FROM_A_SERVER.test(head)) return { kind: 'unsubscription', detail: '' };
  const sentence = FROM_A_SERVER.test(text)
    ? SENTENCE.exec(text.slice(text.indexOf('\n\n')))?.[1]
    : undefined;
  return sentence === undefined ? null : { kind: bounceClass(sentence), detail: oneLine(sentence) };
}

const oneLine = (said: string) => said.replace(/\s+/g, ' ').trim();

/** What relays call the same things, in the webhooks that are common in France. */
const RELAY_WORDS: Record<string, RelayEvent['kind']> = {
  delivered: 'delivered',
  hard_bounce: 'hard',
  hardbounce: 'hard',
  invalid_email: 'hard',
  bounce: 'hard',
  bounced: 'hard',
  failed: 'hard',
  soft_bounce: 'soft',
  softbounce: 'soft',
  blocked: 'policy',
  spam: 'complaint',
  complaint: 'complaint',
  complained: 'complaint',
};

export interface RelayEvent {
  kind: 'delivered' | 'complaint' | BounceClass;
  message_id: string;
  detail: string;
}

/** The events of a relay's announcement, one or a list; what is not about a delivery is left out. */
export function relayEvents(body: unknown): RelayEvent[] {
  const list = Array.isArray(body) ? body : [body];
  return list.slice(0, 1000).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const said = one as Record<string, unknown>;
    const word = RELAY_WORDS[text(said['event'] ?? said['type']).toLowerCase()];
    const message_id = text(
      said['message-id'] ?? said['message_id'] ?? said['MessageID'] ?? said['messageId'],
    );
    const detail = text(said['reason'] ?? said['detail']);
    return word && message_id ? [{ kind: weighed(word, said, detail), message_id, detail }] : [];
  });
}

/** The code that a relay quotes weighs more than its word for it: each calls a full mailbox something else. */
function weighed(
  word: RelayEvent['kind'],
  { hard_bounce, severity }: Record<string, unknown>,
  detail: string,
): RelayEvent['kind'] {
  if (word === 'delivered' || word === 'complaint') return word;
  if (/(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/.test(detail)) return bounceClass(detail);
  return hard_bounce === false || severity === 'temporary' ? 'soft' : word;
}

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2000) : '');
