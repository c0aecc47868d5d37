import {
  COVERAGE_TYPE_LABELS,
  LINK_STATE_LABELS,
  SCHOLARSHIP_LEVEL_LABELS,
  SCHOLARSHIP_STATUS_LABELS,
} from '@livres/api/contract';
import { scholarship as texts } from './scholarship.fr';
import { choicesOf } from '../../shared/format/choices';
import { stagesOf } from '../../shared/records/publication-state';

export const LEVEL_CHOICES = choicesOf(SCHOLARSHIP_LEVEL_LABELS);
export const COVERAGE_CHOICES = choicesOf(COVERAGE_TYPE_LABELS);
export const STATUS_CHOICES = choicesOf(SCHOLARSHIP_STATUS_LABELS);
export const LINK_CHOICES = choicesOf(LINK_STATE_LABELS);
export const DEADLINE_CHOICES = choicesOf(texts.deadline_states);
/** Where a scholarship that is online may stand. */
export const STAGE_CHOICES = stagesOf(SCHOLARSHIP_STATUS_LABELS);
