/** A picture as a public page shows it. Widths go up; every address may be kept for ever. */
export interface Picture {
  id: number;
  alt: string;
  width: number;
  height: number;
  /** The point that must stay visible when the picture is cropped, 0 to 1 from the left and from the top. */
  focal_x: number;
  focal_y: number;
  avif: PictureSource[];
  webp: PictureSource[];
}

export interface PictureSource {
  url: string;
  width: number;
}

/** `admin/media`. */
export interface MediaRecord extends Picture {
  /** The middle WebP, for lists. */
  thumbnail: string;
  original_name: string;
  bytes: number;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  /** What shows this picture: it cannot be deleted while this is not empty. */
  used_by: { resource: string; record_id: string; label: string }[];
}

export const MEDIA_LIMITS = { max_bytes: 15 * 1024 * 1024, max_pixels: 50_000_000, max_alt: 300 } as const;
export const MEDIA_WIDTHS = [320, 640, 960, 1440, 1920] as const;
export const MEDIA_MESSAGES = {
  missing: 'Choisissez une image à envoyer.',
  unreadable: 'Ce fichier n’est pas une image lisible (JPEG, PNG, WebP, AVIF, GIF ou TIFF).',
  too_large: 'Cette image dépasse 15 Mo : réduisez-la, puis recommencez.',
  too_many_pixels: 'Cette image dépasse 50 millions de pixels : réduisez-la, puis recommencez.',
  alt_required: 'Décrivez l’image : ce texte est lu aux personnes qui ne la voient pas.',
} as const;
