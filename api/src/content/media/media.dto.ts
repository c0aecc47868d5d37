import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { IfGiven, UnlessNull } from '../../platform/http/if-given.js';
import { OneLine, Trimmed } from '../../platform/http/trimmed.js';
import { MEDIA_LIMITS, MEDIA_MESSAGES } from './media.contract.js';
import { BulkResponse } from '../../platform/http/bulk.dto.js';
import { Picture } from './picture.dto.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const FORM_BOOLEANS = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
]);

class MediaLabels {
  @MaxLength(MEDIA_LIMITS.max_alt)
  @IsNotEmpty({ message: MEDIA_MESSAGES.alt_required })
  @IsString({ message: MEDIA_MESSAGES.alt_required })
  @OneLine()
  alt: string;

  @MaxLength(MEDIA_LIMITS.max_credit)
  @IsString()
  @IfGiven()
  @Trimmed()
  credit?: string;

  @MaxLength(MEDIA_LIMITS.max_caption)
  @IsString()
  @IfGiven()
  @Trimmed()
  caption?: string;
}

export class UploadFields extends MediaLabels {
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

  @ApiPropertyOptional({ type: 'integer' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  folder_id?: number;

  @ApiPropertyOptional({ type: Boolean, description: 'Garder une image que la médiathèque a déjà' })
  @IsBoolean()
  @Transform(({ value }: { value: unknown }) => FORM_BOOLEANS.get(value) ?? value)
  @IsOptional()
  allow_duplicate?: boolean;
}

/** The form that an upload sends, for the api's description. */
export class UploadForm extends UploadFields {
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}

class FocalPointBody {
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
}

class FolderOfBody {
  @ApiPropertyOptional({ type: 'integer', nullable: true, description: 'null : dans aucun dossier' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @UnlessNull()
  folder_id?: number | null;
}

class VersionOfBody {
  @ApiPropertyOptional({ type: 'integer' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @IfGiven()
  version?: number;
}

export class MediaUpdate extends IntersectionType(
  PartialType(MediaLabels, { skipNullProperties: false }),
  FocalPointBody,
  FolderOfBody,
  VersionOfBody,
) {}

export class MediaIdsBody {
  @ApiProperty({ type: [Number] })
  @Max(MAX_INT, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(MEDIA_LIMITS.max_at_once)
  @ArrayMinSize(1)
  @IsArray()
  ids: number[];
}

export class MoveMediaBody extends MediaIdsBody {
  @ApiProperty({ type: 'integer', nullable: true, description: 'null : dans aucun dossier' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @ValidateIf((_, value: unknown) => value !== null)
  folder_id: number | null;
}

export class MediaFolderInput {
  @MaxLength(MEDIA_LIMITS.max_folder_name)
  @IsNotEmpty({ message: MEDIA_MESSAGES.folder_name_required })
  @IsString({ message: MEDIA_MESSAGES.folder_name_required })
  @OneLine()
  name: string;

  @ApiPropertyOptional({ type: 'integer', nullable: true, description: 'Le dossier où il se trouve' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @UnlessNull()
  parent_id?: number | null;
}

export class MediaFolderUpdate extends IntersectionType(
  PartialType(MediaFolderInput, { skipNullProperties: false }),
  VersionOfBody,
) {}

/** What shows a picture: it cannot be deleted while there is one. */
export class MediaUse {
  resource: string;
  record_id: string;
  label: string;
}

/** `admin/media`. */
export class MediaRecord extends Picture {
  /** The middle WebP, for lists. */
  thumbnail: string;
  original_name: string;
  bytes: number;

  @ApiProperty({ type: 'integer', nullable: true })
  folder_id: number | null;

  version: number;
  created_at: string;
  updated_at: string;

  deleted_at: string | null;

  used_by: MediaUse[];
}

class KeptMedia extends PickType(MediaRecord, ['id', 'alt', 'used_by']) {}

/** The answer to `POST admin/media/bin`: what is still shown somewhere stays. */
export class MediaBinned extends BulkResponse {
  kept: KeptMedia[];
}

/** `admin/media-folders`. */
export class MediaFolder {
  id: number;
  name: string;

  @ApiProperty({ type: 'integer', nullable: true })
  parent_id: number | null;

  /** The names from the top down to its own. */
  path: string[];

  /** How many pictures lie in it, those of its own folders left out. */
  pictures: number;
  version: number;
}
