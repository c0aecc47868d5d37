import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { lockNumber } from '../../platform/database/locks.queries.js';
import { PublishingService } from '../publishing/publishing.service.js';
import { FIXED_PAGES } from './fixed-pages/fixed-pages.content.js';
import type { FixedPageSlug } from './page.contract.js';
import { PageRow } from './page.entity.js';
import { PAGE_KIND } from './page.kind.js';

const LOCK = 724_006;
const AUTHOR = { id: null, name: 'Installation' };

/** Makes the pages that the site always has, where the database has none of that name yet. */
@Injectable()
export class FixedPagesService implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly publishing: PublishingService,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if ((await missing(this.dataSource.manager)).length === 0) return;
    await this.dataSource.transaction(async (tx) => {
      // Several processes may start at once: one makes them, the others find them made.
      await lockNumber.run(tx, LOCK);
      for (const slug of await missing(tx)) await this.make(tx, slug);
    });
  }

  private async make(tx: EntityManager, slug: FixedPageSlug): Promise<void> {
    const values = { slug, kind: 'fixed' as const, published_at: this.clock.now(), ...FIXED_PAGES[slug] };
    await this.publishing.createIn(tx, PAGE_KIND, values, AUTHOR);
  }
}

async function missing(tx: EntityManager): Promise<FixedPageSlug[]> {
  const rows = await tx.find(PageRow, { select: { slug: true }, where: { kind: 'fixed' } });
  const there = new Set(rows.map(({ slug }) => slug));
  return (Object.keys(FIXED_PAGES) as FixedPageSlug[]).filter((slug) => !there.has(slug));
}
