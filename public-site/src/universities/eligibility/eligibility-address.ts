import { DEFAULT_PAGE_SIZE, ELIGIBILITY_VERDICTS, type EligibilityVerdict } from '@livres/api/contract';
import {
  askedProfile,
  readProfile,
  type Profile,
  type ReadProfile,
} from '../shared/eligibility/eligibility-criteria';
import { paths } from '../../shared/paths';

/** What an address of the page asks. */
export interface EligibilityAsked extends ReadProfile {
  /** The number of the scholarship that one comes from. */
  scholarship: string | undefined;
  verdict: EligibilityVerdict | undefined;
  page: number;
}

export function readAsked(query: URLSearchParams): EligibilityAsked {
  const scholarship = query.get('bourse') ?? '';
  const page = query.get('page') ?? '';
  const verdict = query.get('verdict');
  return {
    ...readProfile(query),
    scholarship: /^[1-9]\d{0,8}$/.test(scholarship) ? scholarship : undefined,
    verdict: ELIGIBILITY_VERDICTS.find((one) => one === verdict),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The page for a profile, whatever else is asked. */
export function addressOf(
  profile: Profile,
  { scholarship, verdict, page = 1 }: Partial<Omit<EligibilityAsked, keyof ReadProfile>> = {},
): string {
  return paths.eligibility({
    ...(scholarship && { bourse: scholarship }),
    ...profile,
    ...(verdict && { verdict }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** What the api is asked for all open scholarships. */
export function askedOfAll({ profile, verdict, page }: EligibilityAsked): Record<string, string> {
  return {
    ...askedProfile(profile),
    ...(verdict && { verdict }),
    page: String(page),
    page_size: String(DEFAULT_PAGE_SIZE),
  };
}

/** What the api is asked for the one that one comes from. */
export function askedOfOne({ profile, scholarship = '' }: EligibilityAsked): Record<string, string> {
  return { ...askedProfile(profile), scholarship };
}
