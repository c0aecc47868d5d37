import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { linkFaults } from './link-fault.content.js';
import { LinkFault, type LinkOutcome, outcomeOfError, outcomeOfStatus } from './link-outcome.rules.js';
import { LinkPolicy } from './link-policy.js';

const MOST_REDIRECTS = 5;
const MOST_HEADER_BYTES = 16 * 1024;
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; LivresEnPartage-liens/1.0)',
  accept: 'text/html,*/*;q=0.8',
  'accept-language': 'fr,en;q=0.8',
};

interface SiteAnswer {
  status: number;
  location: string | undefined;
}

/** Looks whether a page is there, without reading it; whatever a name or a redirect says, only where the policy lets it go. */
@Injectable()
export class LinkProbeService {
  constructor(private readonly policy: LinkPolicy) {}

  /** What became of a link; it never throws. */
  async look(link: string): Promise<LinkOutcome> {
    const patience = AbortSignal.timeout(this.policy.patienceMs);
    try {
      return outcomeOfStatus(await this.lastStatus(link, patience));
    } catch (error) {
      return outcomeOfError(error);
    }
  }

  private async lastStatus(link: string, patience: AbortSignal): Promise<number> {
    let url = webAddress(link);
    for (let followed = 0; followed <= MOST_REDIRECTS; followed += 1) {
      const { status, location } = await this.ask(url, patience);
      if (status < 300 || status >= 400 || !location) return status;
      url = webAddress(location, url);
    }
    throw new LinkFault(linkFaults.redirects);
  }

  /** By HEAD, and by GET where a site refuses that, or leaves it unanswered. */
  private async ask(url: URL, patience: AbortSignal): Promise<SiteAnswer> {
    const address = await this.checkedAddress(url, patience);
    const half = AbortSignal.any([patience, AbortSignal.timeout(this.policy.patienceMs / 2)]);
    const head = await answerTo('HEAD', url, address, half).catch(() => null);
    return head && head.status < 400 ? head : answerTo('GET', url, address, patience);
  }

  /**
   * The one address that is then called: a name is resolved once, so that it cannot lead elsewhere a moment later, and
   * refused where any of its addresses is.
   */
  private async checkedAddress(url: URL, patience: AbortSignal): Promise<string> {
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    const addresses = isIP(name) ? [name] : await within(patience, this.policy.addressesOf(name));
    const [first] = addresses;
    if (!first || !addresses.every((address) => this.policy.mayCall(address, port)))
      throw new LinkFault(linkFaults.private);
    return first;
  }
}

function webAddress(link: string, base?: URL): URL {
  const url = URL.parse(link, base?.href);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') throw new LinkFault(linkFaults.not_web);
  // Of no use to a visitor, and not ours to send.
  url.username = '';
  url.password = '';
  return url;
}

/** The body is not read: the connection ends with the headers. */
function answerTo(
  method: 'HEAD' | 'GET',
  url: URL,
  address: string,
  signal: AbortSignal,
): Promise<SiteAnswer> {
  const { request: send } = url.protocol === 'https:' ? https : http;
  const options = {
    method,
    headers: HEADERS,
    lookup: always(address),
    agent: false,
    maxHeaderSize: MOST_HEADER_BYTES,
  };
  return new Promise((resolve, reject) => {
    const request = send(url, { ...options, signal }, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      request.destroy();
    });
    request.on('error', reject);
    request.end();
  });
}

const always =
  (address: string): LookupFunction =>
  (_, { all }, done) => {
    const family = isIP(address);
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

function within<T>(patience: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(patience.reason as Error);
    if (patience.aborted) giveUp();
    patience.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => patience.removeEventListener('abort', giveUp));
  });
}
