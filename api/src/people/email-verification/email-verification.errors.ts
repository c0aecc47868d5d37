import { Problem } from '../../platform/errors/problem.js';
import { EMAIL_VERIFICATION_MESSAGES as MESSAGES } from './email-verification.contract.js';

export const emailVerificationErrors = {
  tokenWrong: () =>
    new Problem({
      code: 'verification-invalide',
      status: 400,
      detail: MESSAGES.token_wrong,
      errors: { token: MESSAGES.token_wrong },
    }),
};
