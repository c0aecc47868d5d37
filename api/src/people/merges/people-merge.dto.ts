import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { RequiredOneOf, RequiredText } from '../../platform/http/body-fields.js';
import {
  type ChosenIdentity,
  MERGE_FIELDS,
  MERGE_SIDES,
  type MergeField,
  type MergeSide,
  PAIR_REASONS,
  type PairReason,
  PEOPLE_SEARCH_LENGTH,
  SKIP_REASONS,
  type SkipReason,
} from './people-merge.contract.js';
import { PEOPLE_MERGE_MESSAGES as MESSAGES } from './people-merge.errors.js';

const STAMP_LENGTH = 64;

/** In a body, not in an address: addresses of pages are logged. */
export class PeopleSearch {
  @RequiredText(PEOPLE_SEARCH_LENGTH, MESSAGES.query)
  q: string;
}

/** Two people who are said to be two. */
export class PeoplePair {
  @IsUUID('loose', { message: MESSAGES.person })
  one_id: string;

  @IsUUID('loose', { message: MESSAGES.person })
  other_id: string;
}

/** Which of two people stays, with their address. */
export class MergeSides {
  @IsUUID('loose', { message: MESSAGES.person })
  kept_id: string;

  @IsUUID('loose', { message: MESSAGES.person })
  absorbed_id: string;
}

/** `POST admin/people-merges`: what is kept of whom, of two people as they were compared. */
export class MergeInput extends MergeSides {
  @RequiredOneOf(MERGE_SIDES, MESSAGES.side)
  name: MergeSide;

  @RequiredOneOf(MERGE_SIDES, MESSAGES.side)
  phone: MergeSide;

  @RequiredOneOf(MERGE_SIDES, MESSAGES.side)
  address: MergeSide;

  /** Of the comparison that was read. */
  @RequiredText(STAMP_LENGTH, MESSAGES.stamp)
  stamp: string;
}

/** Someone by all that they wrote here. */
export class KnownPerson {
  /** The number of a donor with this address. */
  id: string;
  /** Empty for a donor who left none. */
  email: string;
  name: string;
  phone: string;
  /** On one line. */
  address: string;
  /** Where they are known from: « Dons », « Compte »… */
  labels: string[];
  /** When they last said who they are. */
  said_at: string;
}

export class SuggestedPair {
  one: KnownPerson;
  other: KnownPerson;

  @ApiProperty({ enum: PAIR_REASONS, isArray: true })
  reasons: PairReason[];
}

export class ComparedField {
  @ApiProperty({ enum: MERGE_FIELDS })
  field: MergeField;

  kept: string;
  absorbed: string;

  /** What is confirmed, and newest. */
  @ApiProperty({ enum: MERGE_SIDES })
  suggested: MergeSide;
}

export class FollowingRows {
  label: string;

  @ApiProperty({ type: 'integer' })
  count: number;

  /** Why they stay as they are; null for those that go to the kept person. */
  @ApiProperty({ type: String, nullable: true })
  stays: string | null;
}

/** Two people side by side, and what a merge would do. */
export class PeopleComparison {
  kept: KnownPerson;
  absorbed: KnownPerson;
  fields: ComparedField[];
  rows: FollowingRows[];
  /** What to know first, in French. */
  notes: string[];
  stamp: string;
}

export class SkippedRowsResponse {
  label: string;

  @ApiProperty({ enum: SKIP_REASONS })
  reason: SkipReason;

  @ApiProperty({ type: 'integer' })
  count: number;
}

class ChosenIdentityResponse implements ChosenIdentity {
  name: string;
  first_name: string;
  last_name: string;
  organization_name: string;
  phone: string;
  street_address: string;
  postal_code: string;
  city: string;
  country: string;
}

/** A merge as staff read it. */
export class PeopleMerge {
  @ApiProperty({ type: 'integer' })
  id: number;

  /** The kept person as they are now. */
  kept_id: string;
  kept_email: string;
  absorbed_email: string;
  absorbed_name: string;
  chosen: ChosenIdentityResponse;

  @ApiProperty({ type: 'integer' })
  moved: number;

  merged_at: string;
  staff_name: string;
  undone_at: string | null;
  undone_by: string | null;
  skipped: SkippedRowsResponse[];
  /** Until when it can be undone; null where it cannot any more. */
  undo_until: string | null;
}
