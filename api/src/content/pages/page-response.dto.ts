import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { PublicationStateResponse } from '../publishing/publishing.dto.js';
import {
  type ContentPage,
  type ContentPageRecord,
  type ContentPageSummary,
  PAGE_BLOCK_TYPES,
  PAGE_KINDS,
  type PageBlock,
  type PageBlockType,
  type PageItem,
  type PageKind,
} from './page.contract.js';

export class PageItemResponse implements PageItem {
  title: string;
  text: string;
  detail: string;
}

export class PageBlockResponse implements PageBlock {
  @ApiProperty({ enum: PAGE_BLOCK_TYPES })
  type: PageBlockType;

  heading: string;
  anchor: string;
  body: string;

  @ApiProperty({ type: [PageItemResponse] })
  items: PageItemResponse[];
}

class PageHeadResponse {
  id: number;
  slug: string;

  @ApiProperty({ enum: PAGE_KINDS })
  kind: PageKind;

  title: string;
  description: string;
  updated_at: string;
}

export class ContentPageSummaryResponse extends PageHeadResponse implements ContentPageSummary {
  path: string;
}

export class ContentPageResponse extends PageHeadResponse implements ContentPage {
  lead: string;

  @ApiProperty({ type: [PageBlockResponse] })
  blocks: PageBlockResponse[];
}

export class ContentPageListResponse {
  count: number;

  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  @ApiProperty({ type: [ContentPageSummaryResponse] })
  results: ContentPageSummaryResponse[];
}

export class ContentPageRecordResponse
  extends IntersectionType(ContentPageResponse, PublicationStateResponse)
  implements ContentPageRecord
{
  path: string;
}
