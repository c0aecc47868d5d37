import { ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { OneLine, Trimmed } from '../../platform/http/trimmed.js';
import { PUBLISHING_MESSAGES } from '../publishing/publishing.contract.js';
import {
  CATEGORY_COLORS,
  CATEGORY_ILLUSTRATIONS,
  type CategoryColor,
  type CategoryIllustration,
  type CategoryInput,
  type TagInput,
  type TagMerge,
  TAXONOMY_LIMITS,
  TAXONOMY_MESSAGES,
} from './taxonomy.contract.js';
import { UnlessNull } from '../../platform/http/if-given.js';
import { MAX_INT } from '../../platform/database/max-int.js';

class TermBody {
  @Matches(/[a-z]/, { message: PUBLISHING_MESSAGES.slug_number })
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: PUBLISHING_MESSAGES.slug_format })
  @MaxLength(80)
  @IsString()
  @ValidateIf((_, value: unknown) => value !== undefined && value !== null && value !== '')
  @ApiPropertyOptional({ type: String, description: 'Faite du nom où elle manque' })
  @Trimmed()
  slug?: string;

  @MaxLength(TAXONOMY_LIMITS.max_description)
  @IsString()
  @UnlessNull()
  @Trimmed()
  description?: string;
}

export class CategoryBody extends TermBody implements CategoryInput {
  @MaxLength(TAXONOMY_LIMITS.max_name)
  @IsNotEmpty({ message: TAXONOMY_MESSAGES.category_name_required })
  @IsString({ message: TAXONOMY_MESSAGES.category_name_required })
  @OneLine()
  name: string;

  @ApiPropertyOptional({ enum: CATEGORY_ILLUSTRATIONS })
  @IsIn(CATEGORY_ILLUSTRATIONS, { message: 'Choisissez une illustration.' })
  @UnlessNull()
  illustration?: CategoryIllustration;

  @ApiPropertyOptional({ enum: CATEGORY_COLORS })
  @IsIn(CATEGORY_COLORS, { message: 'Choisissez une couleur.' })
  @UnlessNull()
  color?: CategoryColor;
}

export class TagBody extends TermBody implements TagInput {
  @MaxLength(TAXONOMY_LIMITS.max_name)
  @IsNotEmpty({ message: TAXONOMY_MESSAGES.tag_name_required })
  @IsString({ message: TAXONOMY_MESSAGES.tag_name_required })
  @OneLine()
  name: string;
}

class TermVersionBody {
  @ApiPropertyOptional({ type: 'integer', description: 'La version de la fiche d’où l’on part' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @IsOptional()
  version?: number;
}

export class CategoryUpdateBody extends IntersectionType(
  PartialType(CategoryBody, { skipNullProperties: false }),
  TermVersionBody,
) {}
export class TagUpdateBody extends IntersectionType(
  PartialType(TagBody, { skipNullProperties: false }),
  TermVersionBody,
) {}

export class TagMergeBody implements TagMerge {
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  into: number;

  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}
