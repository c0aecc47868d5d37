import { Injectable } from '@nestjs/common';
import type { EntityManager, FindOneOptions, FindOptionsWhere } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Configuration } from '../../platform/config/configuration.js';
import { hashToken, newPrivateToken, privateTokenHash } from '../../platform/http/private-token.js';
import { DatedLinkColumns, type PrivateLinkColumns } from './private-link.columns.js';

const SHOWN_FOR_DAYS = 90;

/** The entity of a capability's links: what they open, and for how long, is in its columns. */
type Links<Link> = new () => Link;
type About<Link> = Omit<Link, keyof DatedLinkColumns>;

@Injectable()
export class PrivateLinksService {
  constructor(
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** The token of a new link, which nobody can read again; links made before stay good. */
  async create<Link extends PrivateLinkColumns>(
    tx: EntityManager,
    links: Links<Link>,
    about: About<Link>,
  ): Promise<string> {
    const token = newPrivateToken();
    const created_at = links.prototype instanceof DatedLinkColumns ? this.clock.now() : undefined;
    await tx.insert(links, { ...about, token_hash: hashToken(token), created_at } as never);
    return token;
  }

  /** The same as an address of the site: the token after `page`. */
  async url<Link extends PrivateLinkColumns>(
    tx: EntityManager,
    links: Links<Link>,
    about: About<Link>,
    page: string,
  ): Promise<string> {
    return `${this.configuration.appUrl}${page}${await this.create(tx, links, about)}`;
  }

  /** The link of this token, over or not; null where it is none of ours. */
  async find<Link extends PrivateLinkColumns>(
    tx: EntityManager,
    links: Links<Link>,
    token: string,
    which: FindOptionsWhere<Link> = {},
    lock?: FindOneOptions['lock'],
  ): Promise<Link | null> {
    const token_hash = privateTokenHash(token);
    const where = { ...which, token_hash } as FindOptionsWhere<Link>;
    return token_hash ? tx.findOne(links, { where, lock }) : null;
  }

  /** The same, unless it is over; one without an end is good as long as what it opens is known. */
  async findGood<Link extends PrivateLinkColumns & { expires_at: Date | null }>(
    tx: EntityManager,
    links: Links<Link>,
    token: string,
    which?: FindOptionsWhere<Link>,
  ): Promise<Link | null> {
    const link = await this.find(tx, links, token, which);
    return link?.expires_at && link.expires_at <= this.clock.now() ? null : link;
  }

  /** Whether a link was made too long ago to show anything: it may only have a fresh one mailed to its owner. */
  isOld({ created_at }: DatedLinkColumns): boolean {
    return this.clock.now().getTime() - created_at.getTime() > SHOWN_FOR_DAYS * DAY_MS;
  }
}
