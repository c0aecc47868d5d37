import { ApiPropertyOptional, IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { answerOf } from '../../platform/http/answer-of.js';
import { OptionalOneOf, OptionalSlug, OptionalText } from '../../platform/http/body-fields.js';
import { PageOf } from '../../platform/http/page.dto.js';
import { OneLine } from '../../platform/http/trimmed.js';
import { PublicationState, VersionBody } from '../publishing/publishing.dto.js';
import { PUBLISHING_MESSAGES } from '../publishing/publishing.contract.js';
import {
  CATEGORY_COLORS,
  CATEGORY_ILLUSTRATIONS,
  type CategoryColor,
  type CategoryIllustration,
  TAXONOMY_LIMITS,
  TAXONOMY_MESSAGES,
} from './taxonomy.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

class TermInput {
  @ApiPropertyOptional({ maxLength: 80, pattern: '[a-z]', description: 'Faite du nom où elle manque' })
  @OptionalSlug(PUBLISHING_MESSAGES)
  slug?: string;

  @OptionalText(TAXONOMY_LIMITS.max_description)
  description?: string;
}

export class CategoryInput extends TermInput {
  @MaxLength(TAXONOMY_LIMITS.max_name)
  @IsNotEmpty({ message: TAXONOMY_MESSAGES.category_name_required })
  @IsString({ message: TAXONOMY_MESSAGES.category_name_required })
  @OneLine()
  name: string;

  @OptionalOneOf(CATEGORY_ILLUSTRATIONS, 'Choisissez une illustration.')
  illustration?: CategoryIllustration;

  @OptionalOneOf(CATEGORY_COLORS, 'Choisissez une couleur.')
  color?: CategoryColor;
}

export class TagInput extends TermInput {
  @MaxLength(TAXONOMY_LIMITS.max_name)
  @IsNotEmpty({ message: TAXONOMY_MESSAGES.tag_name_required })
  @IsString({ message: TAXONOMY_MESSAGES.tag_name_required })
  @OneLine()
  name: string;
}

export class CategoryUpdate extends IntersectionType(
  PartialType(CategoryInput, { skipNullProperties: false }),
  VersionBody,
) {}
export class TagUpdate extends IntersectionType(
  PartialType(TagInput, { skipNullProperties: false }),
  VersionBody,
) {}

/** `POST admin/tags/{id}/merge`: what bears this tag bears the other one, and this one goes to the trash. */
export class TagMerge {
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  into: number;

  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}

export class TagMerged {
  /** Records that bore the tag. */
  moved: number;
}

/** `GET /categories/`. */
export class Category extends answerOf(CategoryInput) {
  id: number;
  /** Published articles in it. */
  article_count: number;
}

/** What a record says of a category it is in. */
export class CategoryMention extends OmitType(Category, ['description', 'article_count']) {}

/** `GET /tags/`. Articles and events share them. */
export class Tag extends answerOf(TagInput) {
  id: number;
  /** Published articles and events that bear it. */
  article_count: number;
  event_count: number;
}

/** What a record says of a tag it bears. */
export class TagMention extends OmitType(Tag, ['description', 'article_count', 'event_count']) {}

export class CategoryPage extends PageOf(Category) {}
export class TagPage extends PageOf(Tag) {}

export class TermRecord extends PublicationState {
  /** Drafts, waiting changes, archives and the trash count too. */
  use_count: number;
}

/** `admin/categories` and `admin/tags`. */
export class CategoryRecord extends IntersectionType(Category, TermRecord) {}
export class TagRecord extends IntersectionType(Tag, TermRecord) {}
