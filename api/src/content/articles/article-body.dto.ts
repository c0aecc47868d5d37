import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsEmail,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Type } from 'class-transformer';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { OneLine, Trimmed } from '../../platform/http/trimmed.js';
import { PUBLISHING_MESSAGES } from '../publishing/publishing.contract.js';
import { ARTICLE_LIMITS, ARTICLE_MESSAGES, type ArticleInput } from './article.contract.js';
import { IfGiven, UnlessNull } from '../../platform/http/if-given.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const unlessEmpty = () =>
  ValidateIf((_, value: unknown) => value !== undefined && value !== null && value !== '');

export class ArticleBody implements ArticleInput {
  @Matches(/[a-z]/, { message: PUBLISHING_MESSAGES.slug_number })
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: PUBLISHING_MESSAGES.slug_format })
  @MaxLength(80)
  @IsString()
  @unlessEmpty()
  @ApiPropertyOptional({ type: String, description: 'Faite du titre où elle manque' })
  @Trimmed()
  slug?: string;

  @MaxLength(ARTICLE_LIMITS.max_title)
  @IsNotEmpty({ message: ARTICLE_MESSAGES.title_required })
  @IsString({ message: ARTICLE_MESSAGES.title_required })
  @OneLine()
  title: string;

  @MaxLength(ARTICLE_LIMITS.max_excerpt)
  @IsString()
  @UnlessNull()
  @Trimmed()
  excerpt?: string;

  @MaxLength(ARTICLE_LIMITS.max_content)
  @IsString()
  @UnlessNull()
  content?: string;

  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @UnlessNull()
  featured_image_id?: number | null;

  @ApiPropertyOptional({ type: [Number] })
  @Max(MAX_INT, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(ARTICLE_LIMITS.max_categories)
  @IsArray()
  @UnlessNull()
  category_ids?: number[];

  @ApiPropertyOptional({ type: [Number] })
  @Max(MAX_INT, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(ARTICLE_LIMITS.max_tags)
  @IsArray()
  @UnlessNull()
  tag_ids?: number[];

  @MaxLength(ARTICLE_LIMITS.max_author)
  @IsString()
  @UnlessNull()
  @OneLine()
  author_name?: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @MaxLength(254)
  @IsEmail({}, { message: ARTICLE_MESSAGES.email_format })
  @unlessEmpty()
  @Trimmed()
  author_email?: string | null;

  @IsBoolean()
  @UnlessNull()
  featured?: boolean;

  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true })
  @IsCalendarDate()
  @UnlessNull()
  published_at?: string | null;

  @MaxLength(ARTICLE_LIMITS.max_seo_description)
  @IsString()
  @UnlessNull()
  @Trimmed()
  seo_description?: string;
}

class ArticleVersionBody {
  @ApiPropertyOptional({ type: 'integer', description: 'La version de la fiche d’où l’on part' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @IsOptional()
  version?: number;
}

export class ArticleUpdateBody extends IntersectionType(
  PartialType(ArticleBody, { skipNullProperties: false }),
  ArticleVersionBody,
) {}

export class ArticleBulkValues {
  @IsBoolean()
  @IfGiven()
  featured?: boolean;

  @ApiPropertyOptional({ type: 'integer', description: 'Cette catégorie en plus' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @IfGiven()
  add_category_id?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'Cette étiquette en plus' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @IfGiven()
  add_tag_id?: number;
}

export class ArticleBulkBody {
  @ApiProperty({ type: [Number] })
  @Max(MAX_INT, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(500)
  @ArrayMinSize(1)
  @IsArray()
  ids: number[];

  @ValidateNested()
  @IsObject()
  @IsDefined()
  @Type(() => ArticleBulkValues)
  values: ArticleBulkValues;
}
