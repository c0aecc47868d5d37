import {
  CURRENCIES,
  EVENT_LANGUAGE_LABELS,
  EVENT_PAYMENT_METHOD_LABELS,
  EVENT_STATUS_LABELS,
  EVENT_TIME_LABELS,
  EVENT_TYPE_LABELS,
  QUESTION_KIND_LABELS,
} from '@livres/api/contract';
import { eventMessages } from './event.fr';
import { choicesOf } from '../../shared/format/choices';

export const TYPE_CHOICES = choicesOf(EVENT_TYPE_LABELS);
export const STATUS_CHOICES = choicesOf(EVENT_STATUS_LABELS);
export const TIME_CHOICES = choicesOf(EVENT_TIME_LABELS);
export const LANGUAGE_CHOICES = choicesOf(EVENT_LANGUAGE_LABELS);
export const PAYMENT_CHOICES = choicesOf(EVENT_PAYMENT_METHOD_LABELS);
export const CURRENCY_CHOICES = CURRENCIES.map((id) => ({ id, name: eventMessages.values.currency[id] }));
export const QUESTION_KIND_CHOICES = choicesOf(QUESTION_KIND_LABELS);
