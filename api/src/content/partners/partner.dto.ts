import { IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { answerOf } from '../../platform/http/answer-of.js';
import {
  OptionalFlag,
  OptionalCount,
  RequiredOneOf,
  RequiredText,
  OptionalText,
  OptionalSlug,
  OptionalAddress,
} from '../../platform/http/body-fields.js';
import { PublicationState, VersionBody } from '../publishing/publishing.dto.js';
import { PageOf } from '../../platform/http/page.dto.js';
import { Picture } from '../media/picture.dto.js';
import { PUBLISHING_MESSAGES } from '../publishing/publishing.contract.js';
import {
  NEW_PARTNER,
  PARTNER_KINDS,
  PARTNER_LIMITS,
  PARTNER_MESSAGES,
  type PartnerKind,
} from './partner.contract.js';

export class PartnerInput {
  @OptionalSlug(PUBLISHING_MESSAGES)
  slug?: string;

  @RequiredText(160, PARTNER_MESSAGES.name_required)
  name: string;

  @RequiredOneOf(PARTNER_KINDS, PARTNER_MESSAGES.kind_unknown)
  kind: PartnerKind;

  /** Plain text, a few sentences. */
  @OptionalText(1000)
  description?: string;

  /** An https address, or nothing. */
  @OptionalAddress(PARTNER_MESSAGES.website_invalid, ['https'])
  website?: string;

  @OptionalText(80)
  country?: string;

  /** The year in which the partnership began. */
  @OptionalCount(PARTNER_LIMITS.first_year, PARTNER_LIMITS.last_year)
  since?: number | null;

  /** Whether the partnership goes on. */
  @OptionalFlag()
  active?: boolean;

  @OptionalCount(1)
  logo_id?: number | null;

  @OptionalCount(0, 1_000_000)
  order?: number;
}

export class PartnerUpdate extends IntersectionType(
  PartialType(OmitType(PartnerInput, ['order']), { skipNullProperties: false }),
  VersionBody,
) {}

const Written = answerOf(PartnerInput, NEW_PARTNER);

/** A partner as anyone may read it. */
export class Partner extends OmitType(Written, ['logo_id', 'order']) {
  id: number;
  order: number;

  logo: Picture | null;

  updated_at: string;
}

export class PartnerPage extends PageOf(Partner) {}

/** `admin/partners`: what staff read; the text is the one they last wrote. */
export class PartnerRecord extends IntersectionType(
  Partner,
  PickType(Written, ['logo_id']),
  PublicationState,
) {}
