import type { Picture } from '../media/media.contract.js';
import { shownRichText } from '../../platform/http/rich-text.js';
import type { Partner } from '../partners/partner.contract.js';
import { publicationState, workingCopy } from '../publishing/content.presenter.js';
import {
  type Project,
  type ProjectCampaign,
  type ProjectPartner,
  projectProgress,
  type ProjectRecord,
} from './project.contract.js';
import type { ProjectRow } from './project.entity.js';
import { PROJECT_KIND } from './project.kind.js';

/** What a project refers to, by number. */
export interface ProjectLinks {
  pictures: ReadonlyMap<number, Picture>;
  partners: ReadonlyMap<number, Partner>;
  campaigns: ReadonlyMap<number, ProjectCampaign>;
}

/** A project as anyone may read it. */
export function presentProject(row: ProjectRow, { pictures, partners, campaigns }: ProjectLinks): Project {
  const picture = pictures.get(row.featured_image_id ?? 0) ?? null;
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    short_description: row.short_description,
    description: shownRichText(row.description),
    status: row.status,
    action: row.action,
    location: row.location,
    city: row.city,
    country: row.country,
    start_date: row.start_date,
    end_date: row.end_date,
    progress_percentage: projectProgress(row),
    books_count: row.books_count,
    libraries_count: row.libraries_count,
    beneficiaries_count: row.beneficiaries_count,
    featured: row.featured,
    order: row.order,
    featured_image: picture?.webp.at(-1)?.url ?? null,
    picture,
    partners: row.partner_ids.flatMap((id) => presentPartnerLink(partners.get(id))),
    campaign: campaigns.get(row.campaign_id ?? 0) ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

/** A project as staff last wrote it. */
export function presentProjectRecord(row: ProjectRow, links: ProjectLinks): ProjectRecord {
  const copy = workingCopy(row, PROJECT_KIND);
  return {
    ...presentProject(copy, links),
    progress: copy.progress,
    partner_ids: copy.partner_ids,
    featured_image_id: copy.featured_image_id,
    campaign_id: copy.campaign_id,
    ...publicationState(row, PROJECT_KIND.isLive),
  };
}

function presentPartnerLink(partner: Partner | undefined): ProjectPartner[] {
  if (!partner) return [];
  const { id, slug, name, website } = partner;
  return [{ id, slug, name, website }];
}
