import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CampaignsService } from '../campaigns/campaigns.service.js';
import { PicturesService } from '../media/pictures.service.js';
import { PartnersService } from '../partners/partners.service.js';
import { UsesContent } from '../publishing/content-kinds.service.js';
import { workingCopy } from '../publishing/content.presenter.js';
import type { ProjectRow } from './project.entity.js';
import { PROJECT_KIND } from './project.kind.js';
import type { ProjectLinks } from './project.presenter.js';
import { projectOfPartner } from './projects.queries.js';

/** What projects refer to, read for many of them at once. */
@Injectable()
export class ProjectLinksService {
  constructor(
    private readonly pictures: PicturesService,
    private readonly partners: PartnersService,
    private readonly campaigns: CampaignsService,
  ) {}

  /** Of these rows as they are published, and as they wait to be. */
  async of(rows: ProjectRow[]): Promise<ProjectLinks> {
    const all = [...rows, ...rows.map((row) => workingCopy(row, PROJECT_KIND))];
    const [pictures, partners, campaigns] = await Promise.all([
      this.pictures.byIds(all.map(({ featured_image_id }) => featured_image_id)),
      this.partners.byIds([...new Set(all.flatMap(({ partner_ids }) => partner_ids))]),
      this.campaigns.named([...new Set(all.flatMap(({ campaign_id }) => campaign_id ?? []))]),
    ]);
    return { pictures, partners: new Map(partners.map((partner) => [partner.id, partner])), campaigns };
  }

  /** Whether a project shows this partner. */
  @UsesContent('partners')
  async includePartner(tx: EntityManager, partnerId: number): Promise<boolean> {
    return (await projectOfPartner.run(tx, partnerId)) > 0;
  }
}
