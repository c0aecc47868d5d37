import type { Picture } from '../media/media.contract.js';
import { publicationState, workingCopy } from '../publishing/content.presenter.js';
import type { Partner, PartnerRecord } from './partner.contract.js';
import type { PartnerRow } from './partner.entity.js';
import { PARTNER_KIND } from './partner.kind.js';

type Pictures = ReadonlyMap<number, Picture>;

/** A partner as anyone may read it. */
export function presentPartner(row: PartnerRow, pictures: Pictures): Partner {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    kind: row.kind,
    description: row.description,
    website: row.website,
    country: row.country,
    since: row.since,
    active: row.active,
    order: row.order,
    logo: pictures.get(row.logo_id ?? 0) ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

/** A partner as staff last wrote it. */
export function presentPartnerRecord(row: PartnerRow, pictures: Pictures): PartnerRecord {
  const copy = workingCopy(row, PARTNER_KIND);
  return {
    ...presentPartner(copy, pictures),
    logo_id: copy.logo_id,
    ...publicationState(row, PARTNER_KIND.isLive),
  };
}
