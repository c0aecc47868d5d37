const LONGEST_DETAIL = 300;
/** RFC 4954: the server wants another account or another way in, whatever the email. */
const ABOUT_OUR_ACCOUNT = new Set([530, 534, 535, 538]);

/** RFC 3463: our address as sender, too many recipients at once, no more of our mail for now. */
const ABOUT_US = /(?<![\d.])(?:[45]\.1\.[78]|[45]\.5\.3|5\.4\.5)(?!\.?\d)/;
const LIMIT =
  /\b(?:daily|hourly|sending|relay|outbound|messages?|e-?mails?|envois?)\b.{0,40}\b(?:limite?|quota|rate)s?\b.{0,20}(?:exceed|reach|d[ée]pass|atteint)|exceed.{0,40}\b(?:sending|relay|daily|hourly|messages?)\b.{0,40}\b(?:limit|quota|rate)/i;
/** What is full, or too much, at theirs. */
const OF_THEIR_MAILBOX =
  /(?<![\d.])[45]\.(?:2\.\d|3\.4)(?!\.?\d)|mailbox|inbox|storage|\bsize\b|taille|bo[iî]te/i;

/** Whether a server refuses what we send for whom we are or how much we send, whoever it is for. */
function isAboutUs(said: string): boolean {
  const short = said.slice(0, LONGEST_DETAIL);
  return ABOUT_US.test(short) || (LIMIT.test(short) && !OF_THEIR_MAILBOX.test(short));
}

interface SmtpFailure {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
  syscall?: unknown;
  timeoutType?: unknown;
  cause?: unknown;
  response?: unknown;
  message?: unknown;
}

/**
 * Whether a mail server refused this email for good (5xx to its envelope or its text, RFC 5321 4.2.1), so that trying
 * it again is useless. A refusal of our account, of how much we send or of the connection is not the email's fault and
 * may be mended.
 */
export function isRefusedForGood(failure: unknown): boolean {
  const { code, responseCode, command } = (failure ?? {}) as SmtpFailure;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  // nodemailer itself found no address in it.
  if (responseCode === undefined) return command === 'API';
  const status = Number(responseCode);
  return (
    status >= 500 && status < 600 && !ABOUT_OUR_ACCOUNT.has(status) && !isAboutUs(failureDetail(failure))
  );
}

/** Why a mailbox did not take an e-mail: nobody has the address, not now, or what was sent is not wanted. */
export type BounceClass = 'hard' | 'soft' | 'policy';

const CODE = /(?:\b([245]\d\d)[ -])?(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/;
const UNWANTED =
  /spam|policy|polic(?:y|ies)|block|black ?list|reputation|\b(?:rbl|spf|dkim|dmarc)\b|ind[ée]sirable/i;
const NOBODY =
  /(?:user|mailbox|account|recipient|address|adresse|destinataire|bo[iî]te).{0,60}(?:unknown|not exist|n.t exist|not found|invalid|inconnu|n.existe)|no such (?:user|mailbox)/i;

/**
 * What a mail server's sentence, such as « 550 5.1.1 No such user », says of the address: by its code (RFC 3463), the
 * same in an answer, a message that came back and a relay's announcement; without a code, by the number and the words.
 */
export function bounceClass(said: string): BounceClass {
  if (isAboutUs(said)) return 'policy';
  const [, number = '', code] = CODE.exec(said) ?? [];
  if (code && !code.endsWith('.0.0')) {
    if (code.startsWith('5.1.')) return 'hard';
    return /^5\.(?:7|6|3\.4)/.test(code) ? 'policy' : 'soft';
  }
  const answered = number || (/\b([45]\d\d)\b/.exec(said)?.[1] ?? '');
  if (UNWANTED.test(said)) return 'policy';
  if (NOBODY.test(said) || ['550', '551', '553'].includes(answered)) return 'hard';
  return answered === '554' ? 'policy' : 'soft';
}

/** Before one of these no message is spoken of; after an answer of the server one knows what it took. */
const BEFORE_ANY_MESSAGE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EDNS', 'EAUTH', 'ETLS', 'EHOSTUNREACH']);
const BEFORE_ANY_WORD = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);

/** Whether the connection was cut while the server may have had the whole message: nobody can say. */
export function mayHaveArrived(failure: unknown): boolean {
  const { code, responseCode, syscall, timeoutType, cause } = (failure ?? {}) as SmtpFailure;
  if (responseCode !== undefined || BEFORE_ANY_WORD.has(String(timeoutType))) return false;
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return false;
  const causes = [code, (cause as SmtpFailure | undefined)?.code].map(String);
  return syscall !== 'connect' && !causes.some((one) => BEFORE_ANY_MESSAGE.has(one));
}

/**
 * Whether it is our way out that fails, whoever the message is for: the connection, its encryption, our account, our
 * own address as sender, or how much we sent. Nobody's mailbox is to blame.
 */
export function isOfTheRelay(failure: unknown): boolean {
  const { code, responseCode, command } = (failure ?? {}) as SmtpFailure;
  if (command === 'API') return false;
  if (ABOUT_OUR_ACCOUNT.has(Number(responseCode)) || responseCode === 421) return true;
  if (responseCode !== undefined && isAboutUs(failureDetail(failure))) return true;
  return code === 'EENVELOPE' ? command === 'MAIL FROM' : code !== 'EMESSAGE';
}

/** Whether a server puts one mailbox's mail off, which is full or receives too much; it takes that of others. */
export function isOfOneMailbox(failure: unknown): boolean {
  return /(?<![\d.])4\.2\.\d(?!\.?\d)/.test(failureDetail(failure));
}

/** A failure as staff read it, in one short line. */
export function failureDetail(failure: unknown): string {
  const { response, message } = (failure ?? {}) as SmtpFailure;
  const said = typeof response === 'string' && response ? response : String(message ?? failure);
  return said
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_DETAIL);
}
