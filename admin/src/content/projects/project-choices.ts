import { PROJECT_ACTION_LABELS, PROJECT_STATUS_LABELS } from '@livres/api/contract';
import { choicesOf } from '../../shared/format/choices';

export const STATUS_CHOICES = choicesOf(PROJECT_STATUS_LABELS);
export const ACTION_CHOICES = choicesOf(PROJECT_ACTION_LABELS);
