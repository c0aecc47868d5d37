import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches, ValidateBy } from 'class-validator';
import { Transform } from 'class-transformer';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { SCHOLARSHIP_MESSAGES } from './scholarship-choices.contract.js';
import { areLanguages } from './scholarship.rules.js';

export function AreLanguages() {
  return ValidateBy({
    name: 'areLanguages',
    validator: { validate: areLanguages, defaultMessage: () => SCHOLARSHIP_MESSAGES.languages_invalid },
  });
}

// IsNumber({ maxDecimalPlaces }) throws on 5e-324.
export function IsGrade() {
  return ValidateBy({
    name: 'isGrade',
    validator: {
      validate: (value: unknown) => typeof value === 'number' && /^\d(\.\d{1,2})?$/.test(String(value)),
      defaultMessage: () => SCHOLARSHIP_MESSAGES.gpa_range,
    },
  });
}

export const EachTrimmed = () =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'string' ? one.trim() : one)) : value,
  );

export function RequiredDay(message: string) {
  return applyDecorators(
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message }),
    IsCalendarDate(),
    ApiProperty({ type: String, format: 'date', example: '2027-03-01' }),
  );
}
