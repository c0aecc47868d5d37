import { ApiError, type HttpClient } from '@livres/api/client';
import { PHYSICAL_DONATION_MESSAGES as SAYS, type CodeResent, type CodeVerified } from '@livres/api/contract';
import { textsOf, type FormAnswer } from '../../shared/api/sent-form';
import { isWholeCode } from './code-format';
import { physicalDonationValidationContent, resendContent } from './physical-donation-validation.content';

export type CodeAnswer =
  | ({ act: 'verify' } & FormAnswer<CodeVerified>)
  | ({ act: 'resend' } & FormAnswer<CodeResent>);

/** Proves a donation with the code that its donor typed. */
export async function verifyCode(api: HttpClient, filled: FormData): Promise<FormAnswer<CodeVerified>> {
  const { donation_id = '', code = '' } = textsOf(filled);
  if (!isWholeCode(code)) return refused({ code }, 400, SAYS.code_form);
  try {
    const done = await api.post('/physical-donations/verify_code/', { donation_id, code });
    if (done.success) return { done, errors: {}, failure: null, values: {}, status: 200 };
    return refused({ code }, 400, done.message || physicalDonationValidationContent.invalid);
  } catch (error) {
    const status = statusOf(error);
    return refused({ code }, status, sentenceFor(status, error));
  }
}

function sentenceFor(status: number, error: unknown): string {
  if (status === 400) return SAYS.code_wrong;
  if (status === 404) return SAYS.not_found;
  const detail = error instanceof ApiError ? error.problem?.detail : undefined;
  return detail && [409, 410, 429].includes(status) ? detail : physicalDonationValidationContent.wrong;
}

/** Has another code sent. */
export async function resendCode(api: HttpClient, filled: FormData): Promise<FormAnswer<CodeResent>> {
  const { donation_id = '' } = textsOf(filled);
  const path = `/physical-donations/${encodeURIComponent(donation_id)}/resend_code/` as const;
  try {
    const done = await api.post(path);
    return { done, errors: {}, failure: null, values: {}, status: 200 };
  } catch (error) {
    const status = statusOf(error);
    const detail = error instanceof ApiError ? error.problem?.detail : undefined;
    const failure = detail && status < 500 && status !== 400 ? detail : resendContent.failed;
    return { done: null, errors: {}, failure, values: {}, status };
  }
}

function refused(values: Record<string, string>, status: number, message: string): FormAnswer<CodeVerified> {
  return { done: null, errors: { code: message }, failure: null, values, status };
}

function statusOf(error: unknown): number {
  return error instanceof ApiError && error.status > 0 ? error.status : 503;
}
