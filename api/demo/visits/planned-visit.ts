import type { ConversionKind, VisitDevice } from '../../src/reporting/visits/visit.contract.js';
import type { VisitOrigin } from './visit-origins.content.js';

/** How the payment of a gift went that a visit began. */
export type PlannedOutcome = 'paid' | 'refused' | 'given_up';

/** A visit that nobody made. */
export interface PlannedVisit {
  at: Date;
  origin: VisitOrigin;
  country: string;
  device: VisitDevice;
  saves_data: boolean;
  landing: string;
  /** How often each page was seen. */
  pages: Map<string, number>;
  views: number;
  conversion: ConversionKind | null;
  outcome: PlannedOutcome | null;
}

/** A visit that led to something. */
export type PlannedConversion = PlannedVisit & { conversion: ConversionKind };
