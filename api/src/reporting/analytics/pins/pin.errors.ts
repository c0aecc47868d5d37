import { Problem } from '../../../platform/errors/problem.js';
import { PIN_LIMITS } from './pin.contract.js';

export const pinErrors = {
  tooMany: () =>
    new Problem({
      code: 'trop-d-ecrans-epingles',
      status: 409,
      detail: `Vous avez déjà ${PIN_LIMITS.pins} écrans épinglés : retirez-en un du menu d’abord.`,
    }),
};
