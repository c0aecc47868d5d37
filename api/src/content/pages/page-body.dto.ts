import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, Matches, MaxLength, ValidateIf } from 'class-validator';
import {
  ObjectsOf,
  RequiredOneOf,
  RequiredText,
  NullableText,
  OptionalSlug,
} from '../../platform/http/body-fields.js';
import { UnlessNull } from '../../platform/http/if-given.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import { VersionBody } from '../publishing/publishing.dto.js';
import { PUBLISHING_MESSAGES } from '../publishing/publishing.contract.js';
import { PAGE_BLOCK_TYPES, PAGE_LIMITS, PAGE_MESSAGES, type PageBlockType } from './page.contract.js';

const Given = () => ValidateIf((_, value: unknown) => value !== undefined && value !== null && value !== '');

export class PageItemBody {
  @NullableText(200)
  title?: string | null;

  @NullableText(2000)
  text?: string | null;

  @NullableText(200)
  detail?: string | null;
}

export class PageBlockBody {
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

  @ApiPropertyOptional({ type: [PageItemBody], nullable: true })
  @ObjectsOf(() => PageItemBody)
  @ArrayMaxSize(PAGE_LIMITS.max_items)
  @IsArray()
  @UnlessNull()
  items?: PageItemBody[] | null;
}

export class PageBody {
  @OptionalSlug(PUBLISHING_MESSAGES)
  slug?: string;

  @RequiredText(200, PAGE_MESSAGES.title_required)
  title: string;

  @RequiredText(300, PAGE_MESSAGES.description_required)
  description: string;

  @NullableText(600)
  lead?: string | null;

  @ApiProperty({ type: [PageBlockBody], required: false, nullable: true })
  @ObjectsOf(() => PageBlockBody)
  @ArrayMaxSize(PAGE_LIMITS.max_blocks)
  @IsArray()
  @UnlessNull()
  blocks?: PageBlockBody[] | null;
}

export class PageUpdateBody extends IntersectionType(
  PartialType(PageBody, { skipNullProperties: false }),
  VersionBody,
) {}
