/** A pot that is half used. */
export const DEMO_POT = {
  campaign: 'manuels-sixieme-bafoussam',
  sponsor_name: 'Imprimerie du Rhône',
  contact_name: 'Solène Marchand',
  contact_email: 'mecenat@imprimerie-du-rhone.example',
  ratio: 100,
  gift_ceiling: 200,
  total: 1500,
  condition: 'all',
  /** Days before today, and after it. */
  began: 24,
  ends: 40,
} as const;
