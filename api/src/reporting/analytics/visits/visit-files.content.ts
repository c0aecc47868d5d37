import type { VisitList } from './visit-analytics.contract.js';

/** What the file of each list is called, before its days. */
export const visitFileNames: Record<VisitList, string> = {
  days: 'visites',
  sources: 'visites-par-source',
  pages: 'visites-par-page',
  countries: 'visites-par-pays',
  devices: 'visites-par-appareil',
  campaigns: 'visites-par-code-de-campagne',
};

const VISITS = { visits: 'Visites', before_visits: 'Visites de la période d’avant' };

const LED_TO = {
  donation: 'Dons commencés',
  scholarship_request: 'Demandes pour une bourse',
  event_registration: 'Inscriptions',
  physical_donation: 'Dons d’objets',
};

export const visitFileColumns: Record<VisitList, Record<string, string>> = {
  days: { at: 'Début', ...VISITS, views: 'Pages vues', gifts: 'Dons payés' },
  sources: {
    label: 'Venues de',
    ...VISITS,
    gifts: 'Dons payés',
    before_gifts: 'Dons payés avant',
    gave: 'Visites qui ont donné',
    gifts_per_100: 'Visites qui ont donné, pour 100',
    ...LED_TO,
  },
  pages: {
    label: 'Page',
    path: 'Adresse',
    views: 'Vues',
    before_views: 'Vues de la période d’avant',
    ...VISITS,
  },
  countries: { label: 'Pays', value: 'Code', ...VISITS },
  devices: { label: 'Appareil', ...VISITS },
  campaigns: { label: 'Code de campagne', ...VISITS, paid: 'Dons payés', ...LED_TO },
};
