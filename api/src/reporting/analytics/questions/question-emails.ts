import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsEmail, MaxLength } from 'class-validator';
import { mailboxKey } from '../../../platform/http/mailbox-key.js';
import { IfGiven } from '../../../platform/http/if-given.js';
import { ANALYTICS_QUESTION_LIMITS, QUESTION_MESSAGES as MESSAGES } from './question.contract.js';

/** A list of addresses in lower case, each once. */
export function EmailAddresses() {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => addressesOf(value)),
    IfGiven(),
    IsArray({ message: MESSAGES.emails }),
    ArrayMaxSize(ANALYTICS_QUESTION_LIMITS.emails, { message: MESSAGES.emails }),
    MaxLength(254, { each: true, message: MESSAGES.email }),
    IsEmail({}, { each: true, message: MESSAGES.email }),
    ApiPropertyOptional({ type: [String], maxItems: ANALYTICS_QUESTION_LIMITS.emails }),
  );
}

function addressesOf(value: unknown): unknown {
  if (value === null) return [];
  if (!Array.isArray(value) || value.length > ANALYTICS_QUESTION_LIMITS.emails) return value;
  return [...new Set(value.map((one) => (typeof one === 'string' ? mailboxKey(one) : one)))];
}
