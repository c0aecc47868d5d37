import { SetMetadata } from '@nestjs/common';

export const VISIT_CONVERSION = 'visit-conversion';

/** A route by which a visitor does what the site is for: analyses count it, with where the visit came from. */
export const CountsAsConversion = (
  kind: 'donation' | 'scholarship_request' | 'event_registration' | 'physical_donation',
) => SetMetadata(VISIT_CONVERSION, kind);
