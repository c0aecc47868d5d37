export const physicalDonationErasure = {
  pickup: (reference: string) =>
    `Une collecte est prévue pour le don ${reference} : annulez-le d’abord, ou attendez qu’il soit collecté.`,
} as const;
