import { plainLetters } from '../../platform/http/plain-letters.contract.js';

/** With the refusal (409) of a picture that the library has already: which one it is. */
export interface KnownPicture {
  id: number;
  alt: string;
  thumbnail: string;
  deleted_at: string | null;
}

export const MEDIA_LIMITS = {
  max_bytes: 15 * 1024 * 1024,
  max_pixels: 50_000_000,
  /** Of a picture that a visitor sends: one of 24 megapixels, as telephones make it, is of 24.47 million. */
  max_visitor_pixels: 25_000_000,
  max_alt: 300,
  max_credit: 120,
  max_caption: 300,
  max_folder_name: 60,
  max_folder_depth: 5,
  max_at_once: 500,
} as const;
export const MEDIA_WIDTHS = [320, 640, 960, 1440, 1920] as const;
export const MEDIA_MESSAGES = {
  missing: 'Choisissez une image à envoyer.',
  unreadable: 'Ce fichier n’est pas une image lisible (JPEG, HEIC, PNG, WebP, AVIF, GIF ou TIFF).',
  heic: 'Cette photo HEIC ne se lit pas : enregistrez-la en JPEG, puis recommencez.',
  too_large: 'Cette image dépasse 15 Mo : réduisez-la, puis recommencez.',
  too_many_pixels: (most: number) =>
    `Cette image dépasse ${most / 1_000_000} millions de pixels : réduisez-la, puis recommencez.`,
  alt_required: 'Décrivez l’image : ce texte est lu aux personnes qui ne la voient pas.',
  alt_is_file_name: 'Ce texte est le nom du fichier : dites plutôt ce que montre l’image.',
  folder_name_required: 'Donnez un nom au dossier.',
} as const;

const CAMERA_NAME =
  /^(?:img|dsc[a-z]?|dscn|pxl|p|photo|image|picture|screenshot|capture|whatsapp image)[\s_-]*\d[\d\s_.-]*$/;
const FILE_NAME = /\.(?:jpe?g|png|gif|webp|avif|tiff?|heic|bmp)$/;

/** What is wrong with the words that stand in for a picture, in French; null where they may be kept. */
export function altFault(alt: string, fileName: string): string | null {
  const words = alt.trim().toLowerCase();
  if (words === '') return MEDIA_MESSAGES.alt_required;
  const isName =
    FILE_NAME.test(words) || CAMERA_NAME.test(words) || lettersOf(words) === lettersOf(stem(fileName));
  return isName ? MEDIA_MESSAGES.alt_is_file_name : null;
}

const stem = (fileName: string) => fileName.toLowerCase().replace(/\.[a-z\d]{1,5}$/, '');
const lettersOf = (text: string) => plainLetters(text).replace(/[^a-z\d]/g, '') || text;

/** The widths that a picture is offered in: never wider than it is. */
export function offeredWidths(width: number): number[] {
  const smaller = MEDIA_WIDTHS.filter((offered) => offered < width);
  return width < MEDIA_WIDTHS.at(-1)! ? [...smaller, width] : [...MEDIA_WIDTHS];
}
