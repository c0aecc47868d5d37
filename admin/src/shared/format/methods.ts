import { PAYMENT_METHOD_LABELS } from '@livres/api/contract';
import { choicesOf } from './choices';

export const METHOD_CHOICES = choicesOf(PAYMENT_METHOD_LABELS);
