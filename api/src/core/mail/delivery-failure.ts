const LONGEST_DETAIL = 300;
/** RFC 4954: the server wants another account or another way in, whatever the email. */
const ABOUT_OUR_ACCOUNT = new Set([530, 534, 535, 538]);

interface SmtpFailure {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
  syscall?: unknown;
  cause?: unknown;
  response?: unknown;
  message?: unknown;
}

/**
 * Whether a mail server refused this email for good (5xx to its envelope or its text, RFC 5321 4.2.1), so that trying
 * it again is useless. A refusal of our account or of the connection is not the email's fault and may be mended.
 */
export function isRefusedForGood(failure: unknown): boolean {
  const { code, responseCode, command } = (failure ?? {}) as SmtpFailure;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  // nodemailer itself found no address in it.
  if (responseCode === undefined) return command === 'API';
  const status = Number(responseCode);
  return status >= 500 && status < 600 && !ABOUT_OUR_ACCOUNT.has(status);
}

/** Whether it was the address that was refused: nobody has it (RFC 5321: 550, 551, 553 to RCPT). */
export function isAddressGone(failure: unknown): boolean {
  const { code, responseCode, command } = (failure ?? {}) as SmtpFailure;
  return code === 'EENVELOPE' && command === 'RCPT TO' && [550, 551, 553].includes(Number(responseCode));
}

/** Before one of these no message is spoken of; after an answer of the server one knows what it took. */
const BEFORE_ANY_MESSAGE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EDNS', 'EAUTH', 'ETLS', 'EHOSTUNREACH']);

/** Whether the connection was cut while the server may have had the whole message: nobody can say. */
export function mayHaveArrived(failure: unknown): boolean {
  const { code, responseCode, syscall, cause } = (failure ?? {}) as SmtpFailure;
  if (responseCode !== undefined) return false;
  const causes = [code, (cause as SmtpFailure | undefined)?.code].map(String);
  return syscall !== 'connect' && !causes.some((one) => BEFORE_ANY_MESSAGE.has(one));
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
