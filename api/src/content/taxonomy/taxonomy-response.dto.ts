import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { PublicationStateResponse } from '../publishing/publishing.dto.js';
import {
  type Category,
  CATEGORY_COLORS,
  CATEGORY_ILLUSTRATIONS,
  type CategoryColor,
  type CategoryIllustration,
  type CategoryMention,
  type CategoryRecord,
  type Tag,
  type TagMention,
  type TagMerged,
  type TagRecord,
} from './taxonomy.contract.js';

export class CategoryMentionResponse implements CategoryMention {
  id: number;
  slug: string;
  name: string;

  @ApiProperty({ enum: CATEGORY_ILLUSTRATIONS })
  illustration: CategoryIllustration;

  @ApiProperty({ enum: CATEGORY_COLORS })
  color: CategoryColor;
}

export class CategoryResponse extends CategoryMentionResponse implements Category {
  description: string;
  article_count: number;
}

export class TagMentionResponse implements TagMention {
  id: number;
  slug: string;
  name: string;
}

export class TagResponse extends TagMentionResponse implements Tag {
  description: string;
  article_count: number;
  event_count: number;
}

class TermPageResponse {
  count: number;

  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  @ApiProperty({ type: String, nullable: true })
  previous: string | null;
}

export class CategoryPageResponse extends TermPageResponse {
  @ApiProperty({ type: [CategoryResponse] })
  results: CategoryResponse[];
}

export class TagPageResponse extends TermPageResponse {
  @ApiProperty({ type: [TagResponse] })
  results: TagResponse[];
}

export class CategoryRecordResponse
  extends IntersectionType(CategoryResponse, PublicationStateResponse)
  implements CategoryRecord
{
  use_count: number;
}

export class TagRecordResponse
  extends IntersectionType(TagResponse, PublicationStateResponse)
  implements TagRecord
{
  use_count: number;
}

export class TagMergedResponse implements TagMerged {
  moved: number;
}
