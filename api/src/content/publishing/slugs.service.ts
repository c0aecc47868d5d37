import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { slugOf } from '../../platform/http/slug.contract.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import { SlugRedirectRow } from './slug-redirect.entity.js';
import { lockKey } from '../../platform/database/locks.queries.js';

const MAX_LENGTH = 80;

/** Addresses: one for each record of a kind, and those that it once had. */
@Injectable()
export class SlugsService {
  constructor(@InjectRepository(SlugRedirectRow) private readonly redirects: Repository<SlugRedirectRow>) {}

  /** The number of the record that once had this address, or null. */
  async formerly(resource: string, slug: string): Promise<number | null> {
    return (await this.redirects.findOneBy({ resource, slug }))?.record_id ?? null;
  }

  /** An address that is free, made of the title. Who makes one of the same words meanwhile waits for this transaction. */
  async free<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    title: string,
  ): Promise<string> {
    const wished = slugOf(title);
    const base = /[a-z]/.test(wished) ? wished : `${kind.slugStem}-${wished}`.replace(/-$/, '');
    await lockKey.run(tx, `${kind.resource}:${base.slice(0, MAX_LENGTH - 5).replace(/(-\d+)+$/, '')}`);
    const taken = await this.taken(tx, kind, base);
    let slug = base;
    for (let number = 2; taken.has(slug); number += 1)
      slug = `${base.slice(0, MAX_LENGTH - String(number).length - 1)}-${number}`;
    return slug;
  }

  /** Whether another record has this address, or waits to publish it. */
  async isTaken<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    row: Row,
  ): Promise<boolean> {
    return tx
      .createQueryBuilder(kind.entity, 'record')
      .where('record.id <> :id', { id: row.id ?? 0 })
      .andWhere("(record.slug = :slug OR record.pending ->> 'slug' = :slug)", { slug: row.slug })
      .getExists();
  }

  /** The old address leads to the record from now on; the new one leads nowhere else. */
  async moved(tx: EntityManager, resource: string, id: number, from: string, to: string): Promise<void> {
    await tx.delete(SlugRedirectRow, { resource, slug: to });
    await tx.upsert(SlugRedirectRow, { resource, slug: from, record_id: id }, ['resource', 'slug']);
  }

  async forget(tx: EntityManager, resource: string, id: number): Promise<void> {
    await tx.delete(SlugRedirectRow, { resource, record_id: id });
  }

  private async taken<Row extends ContentColumns>(tx: EntityManager, kind: ContentKind<Row>, base: string) {
    const stem = base.slice(0, MAX_LENGTH - 5).replace(/[\\%_]/g, String.raw`\$&`);
    const rows = await tx
      .createQueryBuilder(kind.entity, 'record')
      .select(['record.slug AS slug', "record.pending ->> 'slug' AS waiting"])
      .where("record.slug LIKE :stem OR record.pending ->> 'slug' LIKE :stem", { stem: `${stem}%` })
      .getRawMany<{ slug: string; waiting: string | null }>();
    return new Set(rows.flatMap(({ slug, waiting }) => [slug, waiting ?? slug]));
  }
}
