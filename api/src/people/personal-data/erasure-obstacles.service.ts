import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import type { ErasureObstacle } from '../../platform/personal-data/personal-data-source.js';
import { erasureTexts } from './personal-data.content.js';
import { PersonalDataSourcesService } from './personal-data-sources.service.js';

/** What still runs for a person and must end before they are erased. */
@Injectable()
export class ErasureObstaclesService {
  constructor(
    private readonly sources: PersonalDataSourcesService,
    private readonly settings: SettingsService,
  ) {}

  /** What stands in the way; the rows that it depends on are held until the transaction ends. */
  async of(tx: EntityManager, email: string): Promise<ErasureObstacle[]> {
    const found: ErasureObstacle[] = [];
    const own = await this.settings.value('contact_email', tx);
    if (own && own.toLowerCase() === email)
      found.push({
        code: 'adresse-de-l-association',
        detail: erasureTexts.ownAddress,
        path: '/admin/settings',
      });
    // Recurring gifts are held before the gifts that they are made of.
    for (const { holder } of this.sources.all().toReversed())
      found.push(...((await holder.obstacles?.(tx, email)) ?? []));
    return found;
  }

  /** Ends, outside any transaction, those that staff may end. */
  async end(email: string, by: Author): Promise<void> {
    for (const { holder } of this.sources.all()) await holder.endObstacles?.(email, by);
  }
}
