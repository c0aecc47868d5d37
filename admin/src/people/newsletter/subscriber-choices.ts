import {
  NEWSLETTER_PACE_LABELS,
  NEWSLETTER_TOPIC_LABELS,
  SUBSCRIBER_SOURCE_LABELS,
  SUBSCRIBER_STATUS_LABELS,
} from '@livres/api/contract';
import { choicesOf } from '../../shared/format/choices';

export const STATUS_CHOICES = choicesOf(SUBSCRIBER_STATUS_LABELS);
export const PACE_CHOICES = choicesOf(NEWSLETTER_PACE_LABELS);
export const TOPIC_CHOICES = choicesOf(NEWSLETTER_TOPIC_LABELS);
export const SOURCE_CHOICES = choicesOf(SUBSCRIBER_SOURCE_LABELS);
