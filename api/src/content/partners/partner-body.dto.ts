import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import {
  OptionalFlag,
  OptionalCount,
  RequiredOneOf,
  RequiredText,
  OptionalText,
  OptionalSlug,
  OptionalAddress,
} from '../../platform/http/body-fields.js';
import { VersionBody } from '../publishing/publishing.dto.js';
import { PUBLISHING_MESSAGES } from '../publishing/publishing.contract.js';
import {
  PARTNER_KINDS,
  PARTNER_LIMITS,
  PARTNER_MESSAGES,
  type PartnerInput,
  type PartnerKind,
} from './partner.contract.js';

export class PartnerBody implements PartnerInput {
  @OptionalSlug(PUBLISHING_MESSAGES)
  slug?: string;

  @RequiredText(160, PARTNER_MESSAGES.name_required)
  name: string;

  @RequiredOneOf(PARTNER_KINDS, PARTNER_MESSAGES.kind_unknown)
  kind: PartnerKind;

  @OptionalText(1000)
  description?: string;

  @OptionalAddress(PARTNER_MESSAGES.website_invalid, ['https'])
  website?: string;

  @OptionalText(80)
  country?: string;

  @OptionalCount(PARTNER_LIMITS.first_year, PARTNER_LIMITS.last_year)
  since?: number | null;

  @OptionalFlag()
  active?: boolean;

  @OptionalCount(1)
  logo_id?: number | null;

  @OptionalCount(0, 1_000_000)
  order?: number;
}

export class PartnerUpdateBody extends IntersectionType(
  PartialType(OmitType(PartnerBody, ['order']), { skipNullProperties: false }),
  VersionBody,
) {}
