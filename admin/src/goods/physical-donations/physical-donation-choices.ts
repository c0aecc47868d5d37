import {
  BOOK_CATEGORIES,
  BOOK_LANGUAGES,
  CONDITIONS,
  DONOR_TYPE_LABELS,
  EQUIPMENT_TYPES,
  MATERIAL_TYPES,
  PHYSICAL_DONATION_STATUS_LABELS,
  PHYSICAL_DONATION_TYPE_LABELS,
  PICKUP_DAYS,
  PICKUP_SLOTS,
  WORKING_STATUS_LABELS,
} from '@livres/api/contract';
import { texts } from './physical-donation.fr';
import { choicesOf } from '../../shared/format/choices';

/** Lists whose words are what travels. */
const worded = (words: readonly string[]) => words.map((word) => ({ id: word, name: word }));

export const STATUS_CHOICES = choicesOf(PHYSICAL_DONATION_STATUS_LABELS);
export const TYPE_CHOICES = choicesOf(PHYSICAL_DONATION_TYPE_LABELS);
export const DONOR_CHOICES = choicesOf(DONOR_TYPE_LABELS);
export const WORKING_CHOICES = choicesOf(WORKING_STATUS_LABELS);
export const LATE_CHOICES = choicesOf(texts.late);
export const CONDITION_CHOICES = worded(CONDITIONS);
export const CATEGORY_CHOICES = worded(BOOK_CATEGORIES);
export const LANGUAGE_CHOICES = worded(BOOK_LANGUAGES);
export const EQUIPMENT_CHOICES = worded(EQUIPMENT_TYPES);
export const MATERIAL_CHOICES = worded(MATERIAL_TYPES);
export const DAY_CHOICES = worded(PICKUP_DAYS);
export const SLOT_CHOICES = worded(PICKUP_SLOTS);
