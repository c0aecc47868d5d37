import { ValidateBy, type ValidationArguments } from 'class-validator';
import { amountDoubt } from '../money/typed-amount.contract.js';

// Number.prototype.toFixed, on which class-validator's own check of decimals rests, throws on 5e-324.
const TWO_DECIMALS = /^-?\d+(\.\d{1,2})?(e\+\d+)?$/;

/** A number of major units with two decimals at most. */
export function IsAmount(message = 'Indiquez un montant, avec deux décimales au plus.') {
  return ValidateBy({
    name: 'isAmount',
    validator: {
      validate: (value: unknown) => typeof value === 'number' && TWO_DECIMALS.test(String(value)),
      defaultMessage: (it?: ValidationArguments) => amountDoubt(it?.value) ?? message,
    },
  });
}
