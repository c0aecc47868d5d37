import type { CampaignLink } from '../campaigns/campaign.dto.js';
import type { Picture } from '../media/picture.dto.js';
import type { Partner } from '../partners/partner.dto.js';
import { shownFields } from '../publishing/content.fields.js';
import { publicationState, workingCopy } from '../publishing/content.presenter.js';
import { projectProgress } from './project.contract.js';
import {
  type Project,
  PROJECT_STAFF_FIELDS,
  type ProjectPartner,
  type ProjectRecord,
} from './project.dto.js';
import { ProjectRow } from './project.entity.js';
import { PROJECT_KIND } from './project.kind.js';

/** What a project refers to, by number. */
export interface ProjectLinks {
  pictures: ReadonlyMap<number, Picture>;
  partners: ReadonlyMap<number, Partner>;
  campaigns: ReadonlyMap<number, CampaignLink>;
}

/** A project as anyone may read it. */
export function presentProject(row: ProjectRow, links: ProjectLinks): Project {
  return { ...shownFields(ProjectRow, row, PROJECT_STAFF_FIELDS), ...presentRest(row, links) };
}

/** A project as staff last wrote it. */
export function presentProjectRecord(row: ProjectRow, links: ProjectLinks): ProjectRecord {
  const copy = workingCopy(row, PROJECT_KIND);
  return {
    ...shownFields(ProjectRow, copy),
    ...presentRest(copy, links),
    ...publicationState(row, PROJECT_KIND.isLive),
  };
}

function presentRest(row: ProjectRow, { pictures, partners, campaigns }: ProjectLinks) {
  const picture = pictures.get(row.featured_image_id ?? 0) ?? null;
  return {
    id: row.id,
    progress_percentage: projectProgress(row),
    order: row.order,
    featured_image: picture?.webp.at(-1)?.url ?? null,
    picture,
    partners: row.partner_ids.flatMap((id) => presentPartnerLink(partners.get(id))),
    campaign: campaigns.get(row.campaign_id ?? 0) ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

function presentPartnerLink(partner: Partner | undefined): ProjectPartner[] {
  if (!partner) return [];
  const { id, slug, name, website } = partner;
  return [{ id, slug, name, website }];
}
