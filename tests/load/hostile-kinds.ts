/** What hostile visitors do, and for how long. */
export interface Attack {
  url: string;
  kinds: string[];
  seconds: number;
}

export const SLOW_BODIES = 'corps lents';

/** The path of the nth request of each kind that asks for pages. */
export const PATHS: Record<string, (index: number) => string> = {
  'pages inconnues': (index) => `/rien-${index}`,
  'fiches inconnues': (index) => `/campagnes/rien-${index}`,
  recherches: (index) => `/recherche?q=mot${index}`,
  'appels de recherche': (index) => `/api/v1/search/?q=mot${index}`,
  'appels de bourses': (index) => `/api/v1/scholarships/?search=mot${index}`,
  'images de partage': (index) => `/og/recherche%3Fq=${index}.png`,
  'images de fiches': (index) => `/og/actualites/rien-${index}.png`,
};

export const KINDS = [...Object.keys(PATHS), SLOW_BODIES];
