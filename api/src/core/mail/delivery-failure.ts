const LONGEST_DETAIL = 300;
/** RFC 4954: the server wants another account or another way in, whatever the email. */
const ABOUT_OUR_ACCOUNT = new Set([530, 534, 535, 538]);

interface SmtpFailure {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
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

/** A failure as staff read it, in one short line. */
export function failureDetail(failure: unknown): string {
  const { response, message } = (failure ?? {}) as SmtpFailure;
  const said = typeof response === 'string' && response ? response : String(message ?? failure);
  return said
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_DETAIL);
}
