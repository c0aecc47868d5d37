import { ApiProperty } from '@nestjs/swagger';
import type { MediaBinned, MediaFolder, MediaRecord, MediaUse } from './media.contract.js';
import { PictureResponse } from './picture.dto.js';

class MediaUseResponse implements MediaUse {
  resource: string;
  record_id: string;
  label: string;
}

export class MediaResponse extends PictureResponse implements MediaRecord {
  thumbnail: string;
  original_name: string;
  bytes: number;

  @ApiProperty({ type: 'integer', nullable: true })
  folder_id: number | null;

  version: number;
  created_at: string;
  updated_at: string;

  @ApiProperty({ type: String, nullable: true })
  deleted_at: string | null;

  @ApiProperty({ type: [MediaUseResponse] })
  used_by: MediaUseResponse[];
}

export class MediaUpdatedResponse {
  updated: number;
}

class KeptMediaResponse {
  id: number;
  alt: string;

  @ApiProperty({ type: [MediaUseResponse] })
  used_by: MediaUseResponse[];
}

export class MediaBinnedResponse implements MediaBinned {
  updated: number;

  @ApiProperty({ type: [KeptMediaResponse] })
  kept: KeptMediaResponse[];
}

export class MediaFolderResponse implements MediaFolder {
  id: number;
  name: string;

  @ApiProperty({ type: 'integer', nullable: true })
  parent_id: number | null;

  @ApiProperty({ type: [String] })
  path: string[];

  pictures: number;
  version: number;
}
