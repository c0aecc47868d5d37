import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, Matches, MaxLength, ValidateIf } from 'class-validator';
import { answerOf } from '../../platform/http/answer-of.js';
import {
  ObjectsOf,
  RequiredOneOf,
  RequiredText,
  NullableText,
  OptionalSlug,
} from '../../platform/http/body-fields.js';
import { IfGiven, UnlessNull } from '../../platform/http/if-given.js';
import { PageOf } from '../../platform/http/page.dto.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import { PublicationState, VersionBody } from '../publishing/publishing.dto.js';
import { PUBLISHING_MESSAGES } from '../publishing/publishing.contract.js';
import {
  PAGE_BLOCK_TYPES,
  PAGE_KINDS,
  PAGE_LIMITS,
  PAGE_MESSAGES,
  type PageBlockType,
  type PageKind,
} from './page.contract.js';

const Given = () => ValidateIf((_, value: unknown) => value !== undefined && value !== null && value !== '');

export class PageItemInput {
  @NullableText(200)
  title?: string | null;

  @NullableText(2000)
  text?: string | null;

  @NullableText(200)
  detail?: string | null;
}

export class PageBlockInput {
  @RequiredOneOf(PAGE_BLOCK_TYPES, PAGE_MESSAGES.block_type_unknown)
  type: PageBlockType;

  @RequiredText(200, PAGE_MESSAGES.heading_required)
  heading: string;

  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: PAGE_MESSAGES.anchor_format })
  @MaxLength(80)
  @Given()
  @ApiPropertyOptional({ type: String, description: 'Faite du titre où elle manque', nullable: true })
  @Trimmed()
  anchor?: string | null;

  @NullableText(PAGE_LIMITS.max_body)
  body?: string | null;

  @ApiPropertyOptional({ type: [PageItemInput], nullable: true })
  @ObjectsOf(() => PageItemInput)
  @ArrayMaxSize(PAGE_LIMITS.max_items)
  @IsArray()
  @UnlessNull()
  items?: PageItemInput[] | null;
}

export class ContentPageInput {
  /** Of a free page only; a fixed page keeps its own. */
  @OptionalSlug(PUBLISHING_MESSAGES)
  slug?: string;

  @RequiredText(200, PAGE_MESSAGES.title_required)
  title: string;

  /** For search engines and shared links. */
  @RequiredText(300, PAGE_MESSAGES.description_required)
  description: string;

  @NullableText(600)
  lead?: string | null;

  @ApiProperty({ type: [PageBlockInput], required: false })
  @ObjectsOf(() => PageBlockInput)
  @ArrayMaxSize(PAGE_LIMITS.max_blocks)
  @IsArray()
  @IfGiven()
  blocks?: PageBlockInput[];
}

export class ContentPageUpdate extends IntersectionType(
  PartialType(ContentPageInput, { skipNullProperties: false }),
  VersionBody,
) {}

/**
 * One entry of a block: a note or a step (title, text), a figure (title « 14 », text « conteneurs partis »),
 * an achievement (detail « 52 », title, text), a goal (title), a testimonial (title: who, detail: their role, text).
 */
export class PageItem {
  title: string;
  text: string;
  detail: string;
}

/** A part of a page: its heading, the anchor that links lead to, sanitised HTML, and entries where its type has them. */
export class PageBlock extends PickType(answerOf(PageBlockInput), ['type', 'heading']) {
  anchor: string;
  body: string;

  items: PageItem[];
}

class ContentPageHead extends PickType(answerOf(ContentPageInput), ['slug', 'title', 'description']) {
  id: number;

  @ApiProperty({ enum: PAGE_KINDS })
  kind: PageKind;

  /** When the published text last changed. */
  updated_at: string;
}

/** A page in the public list, without its text. */
export class ContentPageSummary extends ContentPageHead {
  /** Where the page shows. */
  path: string;
}

export class ContentPageList extends PageOf(ContentPageSummary) {}

/** A page as anyone may read it. */
export class ContentPage extends ContentPageHead {
  lead: string;

  blocks: PageBlock[];
}

/** `admin/pages`: what staff read; the text is the one they last wrote. */
export class ContentPageRecord extends IntersectionType(
  ContentPage,
  PickType(ContentPageSummary, ['path']),
  PublicationState,
) {}
