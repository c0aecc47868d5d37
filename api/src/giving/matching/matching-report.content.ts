/** Headings of a sponsor's report as a file. */
export const MATCHING_REPORT_COLUMNS = {
  headings: { day: 'Jour', gifts: 'Dons abondés', matched: 'Ajouté par le mécène (€)' },
  total: 'Total',
};
