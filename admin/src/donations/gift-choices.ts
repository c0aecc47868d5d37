import {
  DONATION_ATTENTION_LABELS,
  DONATION_SOURCE_LABELS,
  DONATION_STATUS_LABELS,
  FREQUENCY_LABELS,
  GIVER_TYPE_LABELS,
  OFFLINE_METHODS,
  PAYMENT_METHOD_LABELS,
  PAYMENT_MODE_LABELS,
  PAYMENT_PROVIDER_LABELS,
} from '@livres/api/contract';

const labelled = (labels: Record<string, string>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));

export const STATUS_CHOICES = labelled(DONATION_STATUS_LABELS);
export const METHOD_CHOICES = labelled(PAYMENT_METHOD_LABELS);
export const PROVIDER_CHOICES = labelled(PAYMENT_PROVIDER_LABELS);
export const MODE_CHOICES = labelled(PAYMENT_MODE_LABELS);
export const FREQUENCY_CHOICES = labelled(FREQUENCY_LABELS);
export const GIVER_CHOICES = labelled(GIVER_TYPE_LABELS);
export const SOURCE_CHOICES = labelled(DONATION_SOURCE_LABELS);
export const ATTENTION_CHOICES = labelled(DONATION_ATTENTION_LABELS);
export const OFFLINE_CHOICES = OFFLINE_METHODS.map((id) => ({ id, name: PAYMENT_METHOD_LABELS[id] }));
