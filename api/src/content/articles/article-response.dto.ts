import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { PictureResponse } from '../media/picture.dto.js';
import { PublicationStateResponse } from '../publishing/publishing.dto.js';
import { CategoryMentionResponse, TagMentionResponse } from '../taxonomy/taxonomy-response.dto.js';
import {
  type Article,
  ARTICLE_STATUSES,
  type ArticleRecord,
  type ArticleStatus,
  type ArticleSummary,
} from './article.contract.js';

class SummaryResponse implements ArticleSummary {
  id: number;
  slug: string;
  title: string;
  excerpt: string;

  @ApiProperty({ type: String, nullable: true })
  featured_image: string | null;

  @ApiProperty({ type: PictureResponse, nullable: true })
  picture: PictureResponse | null;

  @ApiProperty({ type: String, nullable: true })
  published_at: string | null;

  featured: boolean;

  @ApiProperty({ enum: ARTICLE_STATUSES })
  status: ArticleStatus;

  author_name: string;

  @ApiProperty({ type: [CategoryMentionResponse] })
  categories: CategoryMentionResponse[];

  @ApiProperty({ type: [TagMentionResponse] })
  tags: TagMentionResponse[];

  reading_time: number;
  view_count: number;
  seo_description: string;
  updated_at: string;
}

export class ListedArticleResponse extends SummaryResponse {
  @ApiPropertyOptional({ type: String, description: 'Absent où `summary` est demandé' })
  content?: string;
}

export class ArticleResponse extends SummaryResponse implements Article {
  content: string;
}

export class ArticlePageResponse {
  count: number;

  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  @ApiProperty({ type: [ListedArticleResponse] })
  results: ListedArticleResponse[];
}

export class ArticleRecordResponse
  extends IntersectionType(ArticleResponse, PublicationStateResponse)
  implements ArticleRecord
{
  @ApiProperty({ type: Number, nullable: true })
  featured_image_id: number | null;

  @ApiProperty({ type: [Number] })
  category_ids: number[];

  @ApiProperty({ type: [Number] })
  tag_ids: number[];

  @ApiProperty({ type: String, nullable: true })
  author_email: string | null;
}

export class ArticleBulkResponse {
  updated: number;
}
