/** What several features need; a folder of api/src that is neither here nor `platform` is a business feature. */
export const CAPABILITIES = [
  'access',
  'audit',
  'jobs',
  'mail',
  'media',
  'notifications',
  'payments',
  'publishing',
  'receipts',
  'search',
  'settings',
];

/** Who may use whom in api/src. A folder that is not named here may use `platform` alone. */
export const MAY_USE: Record<string, readonly string[]> = {
  mail: ['jobs'],
  access: ['audit', 'jobs', 'mail'],
  articles: ['audit', 'media', 'publishing', 'search', 'taxonomy'],
  media: ['audit', 'jobs'],
  settings: ['audit'],
  publishing: ['audit', 'jobs', 'media'],
  campaigns: ['audit', 'media', 'publishing', 'search'],
  contact: ['access', 'audit', 'jobs', 'mail'],
  newsletter: ['audit', 'jobs', 'mail', 'publishing'],
  events: ['audit', 'media', 'publishing', 'search', 'settings', 'taxonomy'],
  pages: ['audit', 'media', 'publishing', 'search'],
  partners: ['audit', 'media', 'publishing'],
  projects: ['audit', 'campaigns', 'media', 'partners', 'publishing', 'search'],
  dashboard: ['articles', 'audit', 'campaigns', 'contact', 'events'],
  demo: [
    'articles',
    'audit',
    'campaigns',
    'contact',
    'events',
    'newsletter',
    'partners',
    'projects',
    'publishing',
    'taxonomy',
  ],
  taxonomy: ['audit', 'publishing'],
  system: ['jobs', 'mail', 'media'],
};

/** Folders of the fronts that put features together. */
export const COMPOSE = {
  'public-site/src': ['', 'app', 'home'],
  'admin/src': ['', 'shell', 'dashboard'],
} as const;
