/** What react-admin's choice inputs offer: each value under its label, in the order of the labels. */
export const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));

/** Of a filter that is set or not. */
export const ONLY_YES = [{ id: true, name: 'Oui' }];
