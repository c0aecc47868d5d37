/** Where a donation is in the panel: the codes on its boxes lead there too. */
export const physicalDonationPath = (id: string): string => `/physical-donations/${id}/show`;
