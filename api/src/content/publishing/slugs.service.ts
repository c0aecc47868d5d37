import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { slugOf } from '../../platform/http/slug.contract.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import { SlugRedirectRow } from './slug-redirect.entity.js';
import { lockKeys } from '../../platform/database/locks.queries.js';

const MAX_LENGTH = 80;

/** Addresses: one for each record of a kind, and those that it once had. */
@Injectable()
export class SlugsService {
  constructor(@InjectRepository(SlugRedirectRow) private readonly redirects: Repository<SlugRedirectRow>) {}

  /** The number of the record that once had this address, or null. */
  async formerly(resource: string, slug: string): Promise<number | null> {
    return (await this.redirects.findOneBy({ resource, slug }))?.record_id ?? null;
  }

  /** Addresses that are free, made of the titles. Who makes one of the same words meanwhile waits for this transaction. */
  async free<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    titles: readonly string[],
  ): Promise<string[]> {
    const wished = titles.map((title) => wishedFor(title, kind));
    const words = [...new Set(wished.map((slug) => stemOf(slug).replace(/(-\d+)+$/, '')))].toSorted();
    if (words.length === 0) return [];
    await lockKeys.run(
      tx,
      words.map((one) => `${kind.resource}:${one}`),
    );
    const held = addressesOf(await this.holders(tx, kind, wished));
    const disputed = wished.filter((slug, place) => held.has(slug) || wished.indexOf(slug) < place);
    const taken = disputed.length > 0 ? await this.beginningWith(tx, kind, disputed.map(stemOf)) : held;
    return wished.map((slug) => {
      const free = numbered(slug, taken);
      taken.add(free);
      return free;
    });
  }

  /** Of each record, whether another has its address, or waits to publish it. */
  async areTaken<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    rows: readonly Row[],
  ): Promise<boolean[]> {
    const slugs = rows.map(({ slug }) => slug);
    const holders = slugs.length > 0 ? await this.holders(tx, kind, slugs) : [];
    return rows.map(({ id, slug }) =>
      holders.some((other) => other.id !== id && (other.slug === slug || other.waiting === slug)),
    );
  }

  /** The old address leads to the record from now on; the new one leads nowhere else. */
  async moved(tx: EntityManager, resource: string, id: number, from: string, to: string): Promise<void> {
    await tx.delete(SlugRedirectRow, { resource, slug: to });
    await tx.upsert(SlugRedirectRow, { resource, slug: from, record_id: id }, ['resource', 'slug']);
  }

  async forget(tx: EntityManager, resource: string, id: number): Promise<void> {
    await tx.delete(SlugRedirectRow, { resource, record_id: id });
  }

  private holders<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    slugs: readonly string[],
  ): Promise<Holder[]> {
    return this.select(tx, kind)
      .where("record.slug = ANY(:slugs) OR record.pending ->> 'slug' = ANY(:slugs)", { slugs })
      .getRawMany<Holder>();
  }

  private async beginningWith<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    stems: readonly string[],
  ): Promise<Set<string>> {
    const patterns = [...new Set(stems)].map((stem) => `${stem.replace(/[\\%_]/g, String.raw`\$&`)}%`);
    const found = await this.select(tx, kind)
      .where("record.slug LIKE ANY(:patterns) OR record.pending ->> 'slug' LIKE ANY(:patterns)", { patterns })
      .getRawMany<Holder>();
    return addressesOf(found);
  }

  private select<Row extends ContentColumns>(tx: EntityManager, kind: ContentKind<Row>) {
    return tx
      .createQueryBuilder(kind.entity, 'record')
      .select(['record.id AS id', 'record.slug AS slug', "record.pending ->> 'slug' AS waiting"]);
  }
}

/** A record by the addresses that it holds. */
interface Holder {
  id: number;
  slug: string;
  waiting: string | null;
}

const addressesOf = (holders: readonly Holder[]) =>
  new Set(holders.flatMap(({ slug, waiting }) => [slug, waiting ?? slug]));

function wishedFor(title: string, { slugStem }: { slugStem: string }): string {
  const wished = slugOf(title);
  return /[a-z]/.test(wished) ? wished : `${slugStem}-${wished}`.replace(/-$/, '');
}

/** What an address and all that are made of it by a number begin with. */
const stemOf = (slug: string) => slug.slice(0, MAX_LENGTH - 5);

function numbered(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1)
    slug = `${base.slice(0, MAX_LENGTH - String(number).length - 1)}-${number}`;
  return slug;
}
