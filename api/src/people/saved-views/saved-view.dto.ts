import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsDefined,
  IsInt,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { MAX_INT } from '../../platform/database/max-int.js';
import { answerOf } from '../../platform/http/answer-of.js';
import { OptionalFlag, RequiredOneOf, RequiredText } from '../../platform/http/body-fields.js';
import { UnlessNull } from '../../platform/http/if-given.js';
import { QueryOneOf } from '../../platform/http/query-fields.js';
import { RESOURCES } from '../access/rights.contract.js';
import {
  SAVED_VIEW_LIMITS as LIMITS,
  SAVED_VIEW_MESSAGES as MESSAGES,
  SORT_ORDERS,
  type SortOrder,
} from './saved-view.contract.js';

/** `GET admin/saved-views`. */
export class SavedViewQuery {
  @QueryOneOf(RESOURCES, 'La liste dont on veut les vues ; toutes celles qu’on peut lire sans elle.')
  resource?: string;
}

const ANY_FILTER = { type: 'object', additionalProperties: true } as const;

/** What a view keeps of a list. */
export class SavedViewParams {
  @ApiProperty(ANY_FILTER)
  @IsObject({ message: MESSAGES.params })
  filter: Record<string, unknown>;

  /** The filters that the list shows, empty ones too. */
  @ApiProperty({ type: [String] })
  @IsArray()
  @ArrayMaxSize(LIMITS.names)
  @IsString({ each: true })
  @MaxLength(LIMITS.name, { each: true })
  displayed_filters: string[];

  @RequiredText(LIMITS.name, MESSAGES.sort)
  sort: string;

  @RequiredOneOf(SORT_ORDERS, MESSAGES.order)
  order: SortOrder;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIMITS.rows })
  @IsInt()
  @Min(1)
  @Max(LIMITS.rows)
  per_page: number;

  /** Null where the columns are the list's own. */
  @ApiPropertyOptional({ type: [String], nullable: true })
  @UnlessNull()
  @IsArray()
  @ArrayMaxSize(LIMITS.names)
  @IsString({ each: true })
  @MaxLength(LIMITS.name, { each: true })
  hidden_columns?: string[] | null;

  /** The places of the columns in the table, in the order in which they are shown; null for that of the list. */
  @ApiPropertyOptional({ type: [Number], nullable: true })
  @UnlessNull()
  @IsArray()
  @ArrayMaxSize(LIMITS.names)
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(LIMITS.names, { each: true })
  column_ranks?: number[] | null;
}

/** `POST admin/saved-views`. */
export class SavedViewInput {
  @RequiredOneOf(RESOURCES, MESSAGES.resource)
  resource: string;

  @RequiredText(LIMITS.name, MESSAGES.name)
  name: string;

  @Type(() => SavedViewParams)
  @ValidateNested()
  @IsObject({ message: MESSAGES.params })
  @IsDefined({ message: MESSAGES.params })
  params: SavedViewParams;

  /** Whether the team sees it. */
  @OptionalFlag()
  is_shared?: boolean;
}

/** `PUT admin/saved-views/{id}`. */
export class SavedViewChanges extends PartialType(OmitType(SavedViewInput, ['resource']), {
  skipNullProperties: false,
}) {
  @ApiProperty({ type: 'integer' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}

class AnsweredParams extends answerOf(OmitType(SavedViewParams, ['filter'])) {
  @ApiProperty(ANY_FILTER)
  filter: Record<string, unknown>;
}

/** `admin/saved-views`. */
export class SavedView {
  @ApiProperty({ type: 'integer' })
  id: number;

  /** The list: `admin/{resource}`. */
  resource: string;

  name: string;
  params: AnsweredParams;
  is_shared: boolean;

  /** Null for the team's, whose owner has left. */
  owner: string | null;

  is_own: boolean;

  /** Its owner, or an administrator. */
  may_change: boolean;

  @ApiProperty({ type: 'integer' })
  version: number;
}
