import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { toMinorUnits } from './money.contract.js';
import { amountDoubt } from './typed-amount.contract.js';

/** Ten million euros: a legacy may be large, a slip of the keyboard is larger. */
const MOST_CENTS = 1_000_000_000;

/** An amount in major units as staff type it, above 0; `message` where it is none, unless its reading is in doubt. */
export function TypedAmount(message: string) {
  return applyDecorators(
    ValidateBy({
      name: 'typedAmount',
      validator: {
        validate: isTypedAmount,
        defaultMessage: (it?: ValidationArguments) => amountDoubt(it?.value) ?? message,
      },
    }),
    ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], example: '12,50' }),
  );
}

function isTypedAmount(value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const cents = toMinorUnits(value, 'EUR');
  return cents !== null && cents > 0 && cents <= MOST_CENTS;
}
