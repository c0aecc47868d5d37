export const receiptReasons = {
  refunded: 'Le don a été remboursé ou contesté en entier.',
  undone: 'Le don avait été enregistré par erreur.',
  bounced: 'Le chèque n’a pas été payé.',
  refundedInPart: 'Une partie du don a été remboursée.',
  corrected: 'Le nom ou l’adresse du donateur ont été corrigés.',
  kindCorrected: 'La qualité du donateur, particulier ou entreprise, a été corrigée.',
  yearChanged: 'Les dons de l’année ont changé.',
  nonProfit: 'Le donateur est un organisme sans but lucratif : aucun reçu fiscal ne peut lui être délivré.',
  testMode: 'Le don est un essai : aucun argent n’a circulé.',
  missing: (fields: readonly string[]) =>
    `Des mentions obligatoires manquent à la fiche du don\u00a0: ${fields.join(', ')}.`,
  missingInYear: 'Des mentions obligatoires manquent aux fiches des dons de l’année.',
};

export const receiptTimeline = {
  issued: (number: string, replaced: string | null) =>
    replaced
      ? `Reçu fiscal ${number} émis ; il annule et remplace le reçu ${replaced}`
      : `Reçu fiscal ${number} émis`,
  voided: (number: string, reason: string) => `Reçu fiscal ${number} annulé. ${reason}`,
  specimen: 'Spécimen du reçu fiscal envoyé (mode test)',
  asked: 'Nom et adresse demandés pour le reçu fiscal',
};
