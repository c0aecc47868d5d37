import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { PictureResponse } from '../media/picture.dto.js';
import { PublicationStateResponse } from '../publishing/publishing.dto.js';
import { type Partner, PARTNER_KINDS, type PartnerKind, type PartnerRecord } from './partner.contract.js';

export class PartnerResponse implements Partner {
  id: number;
  slug: string;
  name: string;

  @ApiProperty({ enum: PARTNER_KINDS })
  kind: PartnerKind;

  description: string;
  website: string;
  country: string;

  @ApiProperty({ type: Number, nullable: true })
  since: number | null;

  active: boolean;
  order: number;

  @ApiProperty({ type: PictureResponse, nullable: true })
  logo: PictureResponse | null;

  updated_at: string;
}

export class PartnerPageResponse {
  count: number;

  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  @ApiProperty({ type: [PartnerResponse] })
  results: PartnerResponse[];
}

export class PartnerRecordResponse
  extends IntersectionType(PartnerResponse, PublicationStateResponse)
  implements PartnerRecord
{
  @ApiProperty({ type: Number, nullable: true })
  logo_id: number | null;
}
