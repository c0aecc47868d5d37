import { Injectable } from '@nestjs/common';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { PartnersAdminService } from '../src/content/partners/partners-admin.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { ProjectsAdminService } from '../src/content/projects/projects-admin.service.js';
import { dayIn } from './demo-days.js';
import { DemoPublicationService } from './demo-publication.service.js';
import { idsOf } from './demo-slugs.js';
import { DEMO_PARTNERS } from './projects/partners.content.js';
import { CURRENT_PROJECTS } from './projects/current-projects.content.js';
import { OTHER_PROJECTS } from './projects/other-projects.content.js';

/** The partners and the projects of the demonstration. */
@Injectable()
export class DemoProjectsService {
  constructor(
    private readonly partners: PartnersAdminService,
    private readonly projects: ProjectsAdminService,
    private readonly publication: DemoPublicationService,
    private readonly clock: Clock,
  ) {}

  async make(
    campaigns: ReadonlyMap<string, number>,
    pictures: ReadonlyMap<string, number>,
    author: Author,
  ): Promise<void> {
    const known = new Map<string, number>();
    for (const partner of DEMO_PARTNERS) {
      const { id } = await this.partners.create(partner, author);
      await this.publication.publish('partners', id, null, author);
      known.set(partner.slug, id);
    }
    for (const project of [...CURRENT_PROJECTS, ...OTHER_PROJECTS]) {
      const { partners, campaign, starts_in, ends_in, ...texts } = project;
      const partner_ids = idsOf(partners, known);
      const [campaign_id = null] = idsOf(campaign ? [campaign] : [], campaigns);
      const dates = { start_date: this.day(starts_in), end_date: this.day(ends_in) };
      const featured_image_id = pictures.get(texts.slug) ?? null;
      const input = { ...texts, partner_ids, campaign_id, featured_image_id, ...dates };
      const { id } = await this.projects.create(input, author);
      await this.publication.publish('projects', id, null, author);
    }
  }

  private day(days: number | null): string | null {
    return days === null ? null : dayIn(this.clock.now(), days);
  }
}
