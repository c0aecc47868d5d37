import {
  ApiProperty,
  ApiPropertyOptional,
  IntersectionType,
  OmitType,
  PartialType,
  PickType,
} from '@nestjs/swagger';
import {
  IsBoolean,
  IsDefined,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Type } from 'class-transformer';
import { answerOf } from '../../platform/http/answer-of.js';
import {
  OptionalFlag,
  OptionalIds,
  OptionalMoment,
  OptionalSlug,
  OptionalText,
  RequiredIds,
} from '../../platform/http/body-fields.js';
import { PageOf } from '../../platform/http/page.dto.js';
import { MailAddressForm } from '../../platform/http/mail-address.js';
import { OneLine } from '../../platform/http/trimmed.js';
import { Picture } from '../media/picture.dto.js';
import { PUBLISHING_MESSAGES } from '../publishing/publishing.contract.js';
import { PublicationState, VersionBody } from '../publishing/publishing.dto.js';
import { CategoryMention, TagMention } from '../taxonomy/taxonomy.dto.js';
import {
  ARTICLE_LIMITS,
  ARTICLE_MESSAGES,
  ARTICLE_STATUSES,
  type ArticleStatus,
} from './article.contract.js';
import { IfGiven, UnlessNull } from '../../platform/http/if-given.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const unlessEmpty = () =>
  ValidateIf((_, value: unknown) => value !== undefined && value !== null && value !== '');

/** What staff write. Categories and tags by their numbers, in the order in which they are shown. */
export class ArticleInput {
  @ApiPropertyOptional({ maxLength: 80, pattern: '[a-z]' })
  @OptionalSlug(PUBLISHING_MESSAGES)
  slug?: string;

  @MaxLength(ARTICLE_LIMITS.max_title)
  @IsNotEmpty({ message: ARTICLE_MESSAGES.title_required })
  @IsString({ message: ARTICLE_MESSAGES.title_required })
  @OneLine()
  title: string;

  /** Plain text; cards show its beginning, see `cardExcerpt`. */
  @OptionalText(ARTICLE_LIMITS.max_excerpt)
  excerpt?: string;

  /** HTML; sanitised when written. */
  @OptionalText(ARTICLE_LIMITS.max_content)
  content?: string;

  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @UnlessNull()
  featured_image_id?: number | null;

  @OptionalIds(ARTICLE_LIMITS.max_categories)
  category_ids?: number[];

  @OptionalIds(ARTICLE_LIMITS.max_tags)
  tag_ids?: number[];

  /** Who signs; the member of staff who writes where it is left out. */
  @OptionalText(ARTICLE_LIMITS.max_author)
  author_name?: string;

  /** For the author filter; never shown to the public. */
  @ApiPropertyOptional({ type: String, nullable: true })
  @MailAddressForm(ARTICLE_MESSAGES.email_format)
  @unlessEmpty()
  author_email?: string | null;

  @OptionalFlag()
  featured?: boolean;

  /** The date that readers see; the moment of publication where it is left out. Not in the future. */
  @OptionalMoment()
  published_at?: string | null;

  @OptionalText(ARTICLE_LIMITS.max_seo_description)
  seo_description?: string;
}

export class ArticleUpdate extends IntersectionType(
  PartialType(ArticleInput, { skipNullProperties: false }),
  VersionBody,
) {}

const Written = answerOf(ArticleInput);

/** What only staff read of what they write. */
export const ARTICLE_STAFF_FIELDS = ['featured_image_id', 'category_ids', 'tag_ids', 'author_email'] as const;

/** An article as lists show it. Dates are ISO 8601, UTC. */
export class ArticleSummary extends OmitType(Written, [...ARTICLE_STAFF_FIELDS, 'content']) {
  id: number;

  /** Address of the picture, for clients that want one; `picture` has its sizes and its text. */
  featured_image: string | null;

  picture: Picture | null;

  /** Kind of the drawing that stands for a picture: its category's, and of a portrait what is known of the person. */
  illustration: string;

  @ApiProperty({ enum: ARTICLE_STATUSES })
  status: ArticleStatus;

  categories: CategoryMention[];

  tags: TagMention[];

  /** Minutes; see `readingTime`. */
  reading_time: number;
  view_count: number;
  updated_at: string;
}

class ListedArticle extends ArticleSummary {
  /** Left out where `summary` is asked. */
  content?: string;
}

/** An article as anyone may read it. */
export class Article extends ArticleSummary {
  /** Sanitised HTML. */
  content: string;
}

export class ArticlePage extends PageOf(ListedArticle) {}

/** `admin/articles`: the working copy, with what waits to be published; `slug` leads to the public text until then. */
export class ArticleRecord extends IntersectionType(
  Article,
  PickType(Written, ARTICLE_STAFF_FIELDS),
  PublicationState,
) {}

/** An article that staff must look at: a line on the dashboard. */
export class ArticleToLookAt extends PickType(ArticleRecord, [
  'id',
  'slug',
  'title',
  'publish_at',
  'updated_at',
]) {}

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
  @RequiredIds()
  ids: number[];

  @ValidateNested()
  @IsObject()
  @IsDefined()
  @Type(() => ArticleBulkValues)
  values: ArticleBulkValues;
}
