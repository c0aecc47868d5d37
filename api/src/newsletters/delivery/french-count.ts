/** « 2 846 », with the space of French numbers. */
export const inFrench = (count: number) => count.toLocaleString('fr-FR');
/** What a noun ends with after so many. */
export const ending = (count: number) => (count > 1 ? 's' : '');
