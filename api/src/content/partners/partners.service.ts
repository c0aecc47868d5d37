import { Injectable } from '@nestjs/common';
import { PicturesService } from '../media/pictures.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { orderOf } from '../../platform/database/french-order.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageOf, type PageQuery, pageWindow } from '../../platform/http/page.dto.js';
import { ContentReadingService } from '../publishing/content-reading.service.js';
import type { Partner } from './partner.dto.js';
import type { PartnerRow } from './partner.entity.js';
import { PARTNER_KIND } from './partner.kind.js';
import { presentPartner } from './partner.presenter.js';
import type { PartnersQuery } from './partner-query.dto.js';

const CONDITIONS = {
  search: 'record.search @@ french_query(:search)',
  kind: 'record.kind = :kind',
  country: 'lower(unaccent(record.country)) = lower(unaccent(:country))',
  active: 'record.active = :active',
} as const satisfies Record<Exclude<keyof PartnersQuery, keyof PageQuery | 'ordering'>, string>;

/** Partners as visitors read them. */
@Injectable()
export class PartnersService {
  constructor(
    private readonly reading: ContentReadingService,
    private readonly pictures: PicturesService,
    private readonly configuration: Configuration,
  ) {}

  /** A page of the public list, in the order that staff gave it; `asked` is the request's path. */
  async list(query: PartnersQuery, asked: string): Promise<Page<Partner>> {
    const found = this.live();
    for (const [name, condition] of Object.entries(CONDITIONS)) {
      const value = query[name as keyof typeof CONDITIONS];
      if (value !== undefined) found.andWhere(condition, { [name]: value });
    }
    const ordering = query.ordering ?? 'order';
    const column = ordering.replace(/^-/, '');
    found.orderBy(orderOf('record', column), ordering.startsWith('-') ? 'DESC' : 'ASC', 'NULLS LAST');
    const { offset, size } = pageWindow(query);
    const [rows, count] = await found
      .addOrderBy('record.id', 'ASC')
      .offset(offset)
      .limit(size)
      .getManyAndCount();
    const address = new URL(asked, this.configuration.apiUrl).href;
    return pageOf(await this.present(rows), count, query, address);
  }

  /** Those of these numbers that are on the site, in the order that staff gave them. */
  async byIds(ids: number[]): Promise<Partner[]> {
    if (ids.length === 0) return [];
    return this.present(
      await this.live().andWhere('record.id = ANY(:ids)', { ids }).orderBy('record.order').getMany(),
    );
  }

  private live() {
    return this.reading.onShelves(PARTNER_KIND).andWhere('record.published_at IS NOT NULL');
  }

  private async present(rows: PartnerRow[]): Promise<Partner[]> {
    const pictures = await this.pictures.byIds(rows.map(({ logo_id }) => logo_id));
    return rows.map((row) => presentPartner(row, pictures));
  }
}
