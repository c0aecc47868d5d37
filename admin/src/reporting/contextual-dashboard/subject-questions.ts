import {
  type Dimension,
  MEASURE_SHAPES,
  type Measure,
  MEASURES,
  type SubjectKind,
} from '@livres/api/contract';
import type { Domain } from '../../shared/theme/domain-colors';

export interface SubjectChart {
  measure: Measure;
  dimension: Dimension;
  domain: Domain;
}

const DOMAINS: Record<Measure, Domain> = {
  raised: 'money',
  gifts: 'money',
  average: 'money',
  refunded: 'money',
  donors: 'money',
  new_donors: 'money',
  visits: 'content',
  views: 'content',
  physical_donations: 'goods',
  books: 'goods',
  equipment: 'goods',
  requests: 'studies',
  ambassadors: 'studies',
  registrations: 'content',
  arrivals: 'content',
};

const CHARTS: Record<SubjectKind | 'whole', readonly [Measure, Dimension][]> = {
  whole: [
    ['raised', 'step'],
    ['visits', 'step'],
    ['books', 'step'],
    ['requests', 'step'],
    ['raised', 'campaign'],
    ['registrations', 'event'],
  ],
  campaign: [
    ['raised', 'step'],
    ['raised', 'source'],
    ['raised', 'region'],
    ['raised', 'method'],
    ['books', 'step'],
    ['physical_donations', 'who'],
  ],
  event: [
    ['registrations', 'step'],
    ['arrivals', 'step'],
  ],
  region: [
    ['raised', 'step'],
    ['raised', 'campaign'],
    ['raised', 'method'],
    ['physical_donations', 'kind'],
  ],
  partner: [
    ['raised', 'step'],
    ['raised', 'campaign'],
    ['books', 'step'],
    ['physical_donations', 'kind'],
  ],
};

const FIGURES: Record<SubjectKind | 'whole', readonly Measure[]> = {
  whole: ['raised', 'donors', 'visits', 'books', 'requests'],
  campaign: ['raised', 'gifts', 'average', 'donors', 'books'],
  event: ['registrations', 'arrivals'],
  region: ['raised', 'gifts', 'average', 'physical_donations'],
  partner: ['raised', 'gifts', 'average', 'books', 'physical_donations'],
};

type Readable = (resource: string) => boolean;

/** The charts of a subject, of what may be read. */
export const chartsOf = (kind: SubjectKind | 'whole', mayRead: Readable): SubjectChart[] =>
  CHARTS[kind]
    .filter(([measure]) => mayRead(MEASURES[measure].resource))
    .map(([measure, dimension]) => ({ measure, dimension, domain: DOMAINS[measure] }));

/** The figures of its first row: each with a dimension that the api shares it out by. */
export const figuresOf = (kind: SubjectKind | 'whole', mayRead: Readable): SubjectChart[] =>
  FIGURES[kind]
    .filter((measure) => mayRead(MEASURES[measure].resource))
    .map((measure) => ({
      measure,
      dimension: MEASURE_SHAPES[measure].dimensions[0]!,
      domain: DOMAINS[measure],
    }));
