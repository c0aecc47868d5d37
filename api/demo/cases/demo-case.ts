import type { AccompanimentStatus } from '../../src/universities/accompaniment/accompaniment.contract.js';
import type { AccompanimentInput } from '../../src/universities/accompaniment/accompaniment.dto.js';
import type { AmbassadorStatus } from '../../src/universities/ambassadors/ambassador.contract.js';
import type { AmbassadorInput } from '../../src/universities/ambassadors/ambassador.dto.js';

/** What staff did, so many days after the form came. */
export interface DemoCaseStep {
  after: number;
  /** The state that it took, in its words. */
  state?: string;
  assigned?: true;
  note?: string;
  letter?: { subject: string; body: string };
}

interface DemoCase<Status extends string> {
  /** Days before the day of seeding. */
  days_ago: number;
  status: Status;
  steps?: readonly DemoCaseStep[];
}

type Asked = Required<Omit<AccompanimentInput, 'form_key' | 'website'>>;
type Applied = Required<Omit<AmbassadorInput, 'form_key' | 'website' | 'status'>>;
export type DemoRequest = DemoCase<AccompanimentStatus> & Asked;
export type DemoApplication = DemoCase<AmbassadorStatus> & Applied;
