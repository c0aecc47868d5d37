const inFrench = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** A size as one reads it: « 4,2 Mo ». */
export const megabytes = (bytes: number) => `${inFrench.format(bytes / 1e6)} Mo`;
