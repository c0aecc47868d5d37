import {
  HAND_METHOD_LABELS,
  REGISTRATION_LIMITS,
  REGISTRATION_SOURCE_LABELS,
  REGISTRATION_STATUS_LABELS,
} from '@livres/api/contract';
import { choicesOf } from '../../shared/format/choices';
import { texts } from './registration.fr';

export const STATUS_CHOICES = choicesOf(REGISTRATION_STATUS_LABELS);
export const SOURCE_CHOICES = choicesOf(REGISTRATION_SOURCE_LABELS);
export const HAND_CHOICES = choicesOf(HAND_METHOD_LABELS);
export const SEAT_CHOICES = Array.from({ length: REGISTRATION_LIMITS.seats }, (_, index) => ({
  id: index + 1,
  name: String(index + 1),
}));
export const YES_NO_CHOICES = [
  { id: true, name: texts.yes },
  { id: false, name: texts.no },
];

/** Of the inputs about a person: the browser proposes nobody else's name. */
export const TEXT = { helperText: false, autoComplete: 'off' } as const;
