import { Injectable } from '@nestjs/common';
import { PicturesService } from '../media/pictures.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageFound, type PageQuery } from '../../platform/http/page.dto.js';
import { ContentReadingService, narrowAndOrder } from '../publishing/content-reading.service.js';
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
    const found = this.reading.live(PARTNER_KIND);
    narrowAndOrder(found, CONDITIONS, query);
    found.addOrderBy('record.id', 'ASC');
    const address = new URL(asked, this.configuration.apiUrl).href;
    return pageFound(found, query, address, (rows) => this.present(rows));
  }

  /** Those of these numbers that are on the site, in the order that staff gave them. */
  async byIds(ids: number[]): Promise<Partner[]> {
    if (ids.length === 0) return [];
    const found = this.reading.live(PARTNER_KIND).andWhere('record.id = ANY(:ids)', { ids });
    return this.present(await found.orderBy('record.order').getMany());
  }

  private async present(rows: PartnerRow[]): Promise<Partner[]> {
    const pictures = await this.pictures.byIds(rows.map(({ logo_id }) => logo_id));
    return rows.map((row) => presentPartner(row, pictures));
  }
}
