import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, Matches, MaxLength, ValidateIf } from 'class-validator';
import { filledAnswerOf } from '../../platform/http/answer-of.js';
import {
  NullableText,
  ObjectsOf,
  OptionalCount,
  OptionalFlag,
  OptionalOneOf,
  OptionalText,
  RequiredOneOf,
  RequiredText,
} from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { AUDIENCE_LIMITS, AUDIENCE_MESSAGES } from '../audiences/audience.contract.js';
import { AudiencePart, AudiencePartInput } from '../audiences/audience.dto.js';
import {
  NEWSLETTER_BLOCK_TYPES,
  NEWSLETTER_ISSUES as MESSAGES,
  NEWSLETTER_RULES as RULES,
  NEWSLETTER_STATUSES,
  NEWSLETTER_TEMPLATES,
  type NewsletterBlockType,
  type NewsletterStatus,
  type NewsletterTemplate,
} from './newsletters.contract.js';

/** One block of a newsletter. Each type has its own fields; the others are left out when it is kept. */
export class NewsletterBlockInput {
  @RequiredOneOf(NEWSLETTER_BLOCK_TYPES, MESSAGES.block_type)
  type: NewsletterBlockType;

  /** `text`: rich text, `{prénom}` for the reader's first name. */
  @NullableText(RULES.html)
  html?: string | null;

  /** `quote`: what was said. `picture`: what is said under it. */
  @NullableText(RULES.text)
  text?: string | null;

  /** `quote`: who said it. */
  @NullableText(RULES.label * 2)
  author?: string | null;

  /** `picture`: its number in the library. */
  @OptionalCount(1)
  media_id?: number | null;

  /** `picture`: its words for who does not see it; those of the library where it is empty. */
  @NullableText(300)
  alt?: string | null;

  /** `button` and `picture`: where it leads, a complete address or a page of the site. */
  @MaxLength(500)
  @Matches(/^(?:\/(?!\/)\S*|https?:\/\/\S+|mailto:\S+@\S+)$/i, { message: MESSAGES.url })
  @ValidateIf((_, value: unknown) => value !== undefined && value !== null && value !== '')
  @ApiPropertyOptional({ type: String, maxLength: 500, nullable: true })
  @Trimmed()
  url?: string | null;

  /** What the button says. */
  @NullableText(RULES.label)
  label?: string | null;

  /** `campaign`, `article`, `event`, `scholarship`: its number. */
  @OptionalCount(1)
  target_id?: number | null;

  /** `campaign`: whether it shows what it has received, as it is when the newsletter leaves. */
  @OptionalFlag()
  shows_progress?: boolean;

  /** `figure`: which one. */
  @NullableText(60)
  figure?: string | null;
}

class NewsletterBlockTexts extends PickType(NewsletterBlockInput, [
  'type',
  'html',
  'text',
  'author',
  'alt',
  'url',
  'label',
  'shows_progress',
  'figure',
] as const) {}

export class NewsletterBlock extends filledAnswerOf(NewsletterBlockTexts) {
  @ApiProperty({ type: 'integer', nullable: true })
  media_id: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  target_id: number | null;
}

class WrittenNewsletter {
  /** Its name in the panel. */
  @RequiredText(RULES.title, MESSAGES.title)
  title: string;

  @OptionalText(RULES.subject)
  subject?: string;

  /** What a mailbox shows beside the subject. */
  @OptionalText(RULES.preheader)
  preheader?: string;

  @ApiPropertyOptional({ type: [NewsletterBlockInput] })
  @ObjectsOf(() => NewsletterBlockInput, MESSAGES.block_type)
  @ArrayMaxSize(RULES.blocks, { message: MESSAGES.blocks })
  @IsArray()
  @IfGiven()
  blocks?: NewsletterBlockInput[];

  @ApiPropertyOptional({ type: [AudiencePartInput] })
  @ObjectsOf(() => AudiencePartInput, AUDIENCE_MESSAGES.segment)
  @ArrayMaxSize(AUDIENCE_LIMITS.segments)
  @IsArray()
  @IfGiven()
  audience?: AudiencePartInput[];

  /** Whether the public reads it in the archive once it is sent. */
  @OptionalFlag()
  is_public?: boolean;
}

/** `POST admin/newsletters`: written from nothing, a template, an article or another newsletter. */
export class NewsletterInput extends PartialType(WrittenNewsletter, { skipNullProperties: false }) {
  @OptionalOneOf(NEWSLETTER_TEMPLATES)
  template?: NewsletterTemplate;

  @OptionalCount(1)
  from_article?: number | null;

  @OptionalCount(1)
  from_newsletter?: number | null;
}

/** `PUT admin/newsletters/{id}`. */
export class NewsletterChanges extends IntersectionType(
  PartialType(WrittenNewsletter, { skipNullProperties: false }),
  RecordVersion,
) {}

/** `POST admin/newsletters/{id}/versions/{number}/restore` takes a version of the record as well. */
export class NewsletterVersion {
  @ApiProperty({ type: 'integer' })
  number: number;

  staff_name: string;
  began_at: string;
  saved_at: string;
  title: string;
  subject: string;

  @ApiProperty({ type: 'integer' })
  block_count: number;
}

/** `admin/newsletters`. */
export class NewsletterRecord {
  @ApiProperty({ type: 'integer' })
  id: number;

  title: string;
  subject: string;
  preheader: string;
  blocks: NewsletterBlock[];
  audience: AudiencePart[];
  is_public: boolean;

  /** Since when it is off the site, where it had been read. */
  withdrawn_at: string | null;

  @ApiProperty({ enum: NEWSLETTER_STATUSES })
  status: NewsletterStatus;

  /** Its place in the archive, and the campaign code of its links. */
  slug: string;
  scheduled_at: string | null;

  /** How many people it was confirmed for, or began to be sent to. */
  @ApiProperty({ type: 'integer', nullable: true })
  confirmed_count: number | null;

  confirmed_by: string;

  /** The last test that was sent of it as it is written now. */
  tested_at: string | null;
  tested_by: string;
  started_at: string | null;
  finished_at: string | null;

  /** The news of a campaign that it writes to donors; null for a newsletter. */
  @ApiProperty({ type: 'integer', nullable: true })
  campaign_update_id: number | null;

  /** In the bin since then. */
  deleted_at: string | null;

  created_by: string;
  created_at: string;
  updated_at: string;

  @ApiProperty({ type: 'integer' })
  version: number;
}
