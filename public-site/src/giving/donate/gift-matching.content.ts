import { formatAmount } from '../../shared/format/euros';

export const giftMatchingContent = {
  line: (given: number, whole: number) =>
    `${formatAmount(given, 'EUR')} donnés, ${formatAmount(whole, 'EUR')} pour la collecte`,
  condition: {
    all: '',
    first: 'Pour un premier don à l’association.',
    recurring: 'Pour chaque paiement d’un don régulier.',
  },
  ceiling: (most: number) => `${formatAmount(most, 'EUR')} au plus sont ajoutés à un don.`,
  receipt: 'Votre reçu porte sur ce que vous donnez.',
};
