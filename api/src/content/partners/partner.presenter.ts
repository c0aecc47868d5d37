import type { Picture } from '../media/picture.dto.js';
import { shownFields } from '../publishing/content.fields.js';
import { publicationState, workingCopy } from '../publishing/content.presenter.js';
import type { Partner, PartnerRecord } from './partner.dto.js';
import { PartnerRow } from './partner.entity.js';
import { PARTNER_KIND } from './partner.kind.js';

type Pictures = ReadonlyMap<number, Picture>;

/** A partner as anyone may read it. */
export function presentPartner(row: PartnerRow, pictures: Pictures): Partner {
  return {
    ...shownFields(PartnerRow, row, ['logo_id']),
    id: row.id,
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
