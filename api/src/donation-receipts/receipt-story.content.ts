export const receiptReasons = {
  refunded: 'Le don a été remboursé ou contesté en entier.',
  refundedInPart: 'Une partie du don a été remboursée.',
  corrected: 'Le nom ou l’adresse du donateur ont été corrigés.',
  yearChanged: 'Les dons de l’année ont changé.',
};

export const receiptStory = {
  issued: (number: string, replaced: string | null) =>
    replaced
      ? `Reçu fiscal ${number} émis ; il annule et remplace le reçu ${replaced}`
      : `Reçu fiscal ${number} émis`,
  voided: (number: string, reason: string) => `Reçu fiscal ${number} annulé. ${reason}`,
  asked: 'Nom et adresse demandés pour le reçu fiscal',
};
