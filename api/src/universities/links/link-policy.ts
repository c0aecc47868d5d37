import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './public-address.js';

/** Where a look at a link may go, and how gently. Tests give one that knows their own server. */
export abstract class LinkPolicy {
  /** Between two calls to one site. */
  abstract readonly pauseMs: number;
  /** For one link, redirects included. */
  abstract readonly patienceMs: number;
  abstract mayCall(address: string, port: number): boolean;
  /** Every address of a name; throws where it has none. */
  abstract addressesOf(name: string): Promise<string[]>;
}

/** The public web and nothing else, on its own two ports. */
export class PublicWebPolicy extends LinkPolicy {
  readonly pauseMs = 1000;
  readonly patienceMs = 12_000;

  mayCall(address: string, port: number): boolean {
    return (port === 80 || port === 443) && isPublicAddress(address);
  }

  async addressesOf(name: string): Promise<string[]> {
    return (await lookup(name, { all: true })).map(({ address }) => address);
  }
}
