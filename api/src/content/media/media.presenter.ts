import type { MediaRow } from './media.entity.js';
import type { KnownPicture } from './media.contract.js';
import type { MediaRecord, MediaUse } from './media.dto.js';
import type { Picture, PictureSource } from './picture.dto.js';

/** A picture as public pages show it. */
export function presentPicture(row: MediaRow): Picture {
  const { id, alt, credit, caption, width, height, focal_x, focal_y } = row;
  return {
    id,
    alt,
    credit,
    caption,
    width,
    height,
    focal_x: round(focal_x),
    focal_y: round(focal_y),
    avif: sources(row, row.avif_widths, 'avif'),
    webp: sources(row, row.webp_widths, 'webp'),
  };
}

export function presentMedia(row: MediaRow, used_by: MediaUse[]): MediaRecord {
  const picture = presentPicture(row);
  return {
    ...picture,
    thumbnail: thumbnailOf(picture),
    original_name: row.original_name,
    bytes: row.bytes,
    folder_id: row.folder_id,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
    used_by,
  };
}

export function presentKnownPicture(row: MediaRow): KnownPicture {
  const { id, alt, deleted_at } = row;
  return {
    id,
    alt,
    thumbnail: thumbnailOf(presentPicture(row)),
    deleted_at: deleted_at?.toISOString() ?? null,
  };
}

const thumbnailOf = ({ webp }: Picture) => webp[Math.min(1, webp.length - 1)]!.url;

function sources({ id, content_hash }: MediaRow, widths: number[], format: string): PictureSource[] {
  return widths.map((width) => ({
    url: `/api/v1/media/files/${id}/${content_hash}-${width}.${format}`,
    width,
  }));
}

/** The column is single precision: 0.3 comes back as 0.30000001. */
const round = (share: number) => Math.round(share * 10_000) / 10_000;
