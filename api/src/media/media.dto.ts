import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsNumber, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IfGiven } from '../platform/http/if-given.js';
import { MEDIA_LIMITS, MEDIA_MESSAGES, type MediaRecord } from './media.contract.js';
import { Trimmed } from '../platform/http/trimmed.js';
import { PictureResponse } from './picture.dto.js';

export class UploadFields {
  @MaxLength(MEDIA_LIMITS.max_alt)
  @IsNotEmpty({ message: MEDIA_MESSAGES.alt_required })
  @IsString({ message: MEDIA_MESSAGES.alt_required })
  @Trimmed()
  alt: string;

  @Max(1)
  @Min(0)
  @IsNumber()
  @Type(() => Number)
  @IsOptional()
  focal_x?: number;

  @Max(1)
  @Min(0)
  @IsNumber()
  @Type(() => Number)
  @IsOptional()
  focal_y?: number;
}

/** The form that an upload sends, for the api's description. */
export class UploadForm extends UploadFields {
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}

export class UpdateMediaBody {
  @MaxLength(MEDIA_LIMITS.max_alt)
  @IsNotEmpty({ message: MEDIA_MESSAGES.alt_required })
  @IsString({ message: MEDIA_MESSAGES.alt_required })
  @Trimmed()
  @IfGiven()
  alt?: string;

  @Max(1)
  @Min(0)
  @IsNumber()
  @IfGiven()
  focal_x?: number;

  @Max(1)
  @Min(0)
  @IsNumber()
  @IfGiven()
  focal_y?: number;

  @ApiPropertyOptional({ type: 'integer' })
  @Max(2_147_483_647)
  @Min(1)
  @IsInt()
  @IfGiven()
  version?: number;
}

export class MediaUseResponse {
  resource: string;
  record_id: string;
  label: string;
}

export class MediaResponse extends PictureResponse implements MediaRecord {
  thumbnail: string;
  original_name: string;
  bytes: number;
  version: number;
  created_at: string;
  updated_at: string;

  @ApiProperty({ type: String, nullable: true })
  deleted_at: string | null;

  @ApiProperty({ type: [MediaUseResponse] })
  used_by: MediaUseResponse[];
}
