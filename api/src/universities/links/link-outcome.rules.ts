import { linkFaults } from './link-fault.content.js';

export interface LinkOutcome {
  isAlive: boolean;
  /** French; empty where it is alive. */
  fault: string;
  /** Nothing came back: the fault may be our own network’s. */
  isSilence: boolean;
}

/** A link that is not called, or leads nowhere, for a reason of ours to say. */
export class LinkFault extends Error {}

/** These sites are there: they only want no visit of a machine, or not now. */
const SHY = new Set([401, 402, 403, 405, 406, 407, 409, 425, 426, 428, 429, 451, 999]);
/** Browsers fetch the missing part of the chain by themselves. */
const OPENS_ALL_THE_SAME = new Set(['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY']);
const LEAST_SITES = 3;

const ALIVE: LinkOutcome = { isAlive: true, fault: '', isSilence: false };

/** What a site’s last answer, after its redirects, says of a link. */
export function outcomeOfStatus(status: number): LinkOutcome {
  if ((status >= 200 && status < 300) || SHY.has(status)) return ALIVE;
  return { isAlive: false, fault: faultOfStatus(status), isSilence: false };
}

function faultOfStatus(status: number): string {
  if (status === 404 || status === 410) return linkFaults.gone(status);
  if (status >= 500) return linkFaults.broken(status);
  return status >= 400 ? linkFaults.refused(status) : linkFaults.odd(status);
}

/** What it says of a link that no answer came. */
export function outcomeOfError(error: unknown): LinkOutcome {
  if (error instanceof LinkFault) return { isAlive: false, fault: error.message, isSilence: false };
  const { code = '', name = '' } = error as { code?: string; name?: string };
  if (OPENS_ALL_THE_SAME.has(code)) return ALIVE;
  if (/CERT|TLS|SSL/.test(code)) return { isAlive: false, fault: linkFaults.certificate, isSilence: false };
  return { isAlive: false, fault: faultOfSilence(code, name), isSilence: true };
}

function faultOfSilence(code: string, name: string): string {
  if (code === 'ENOTFOUND' || code === 'ENODATA') return linkFaults.unknown_site;
  return code === 'ABORT_ERR' || code === 'ETIMEDOUT' || name === 'TimeoutError'
    ? linkFaults.slow
    : linkFaults.silent;
}

/** Whether our own connection is down: several sites were called, and none answered. */
export function isCutOff(outcomes: readonly { site: string; outcome: LinkOutcome }[]): boolean {
  const sites = new Set(outcomes.map(({ site }) => site));
  return sites.size >= LEAST_SITES && outcomes.every(({ outcome }) => outcome.isSilence);
}

/** Names kept for examples (RFC 2606, RFC 6761): nobody answers there, and nobody is meant to. */
export function isForExamples(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const name = new URL(url).hostname.replace(/\.$/, '');
  return /(^|\.)(example\.(com|net|org)|example|test|invalid)$/.test(name);
}
