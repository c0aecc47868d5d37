import { PROJECT_ACTION_LABELS, PROJECT_STATUS_LABELS } from '@livres/api/contract';

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));

export const STATUS_CHOICES = choicesOf(PROJECT_STATUS_LABELS);
export const ACTION_CHOICES = choicesOf(PROJECT_ACTION_LABELS);
