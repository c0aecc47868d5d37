import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../platform/http/if-given.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import { CASE_MESSAGES } from './casework.contract.js';

// Texts of forms whose writers are told by how much one is too long.

const atMost = (most: number) => MaxLength(most, { message: CASE_MESSAGES.too_long(most) });

export function RequiredWords(most: number, message: string) {
  return applyDecorators(
    Trimmed(),
    IsString({ message }),
    IsNotEmpty({ message }),
    atMost(most),
    ApiProperty({ type: String, maxLength: most }),
  );
}

export function OptionalWords(most: number) {
  return applyDecorators(
    Trimmed(),
    IfGiven(),
    IsString(),
    atMost(most),
    ApiPropertyOptional({ type: String, maxLength: most }),
  );
}
