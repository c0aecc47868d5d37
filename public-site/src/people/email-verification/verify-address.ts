import { ApiError, type HttpClient } from '@livres/api/client';
import { bodyOf, textsOf } from '../../shared/api/sent-form';
import { verifyEmailContent as content } from './email-verification.content';

export interface VerificationAnswer {
  done: boolean;
  message: string;
  /** Whether trying the same link again can help. */
  mayRetry: boolean;
  status: number;
}

/** Proves an address by the token of a link. The token travels in the body only. */
export async function verifyAddress(
  api: HttpClient,
  filled: FormData,
  token: string,
): Promise<VerificationAnswer> {
  if (!token) return { done: false, message: content.missing, mayRetry: false, status: 400 };
  const { context, source } = textsOf(filled);
  try {
    const { success, message } = await api.post(
      '/verify-email/',
      bodyOf({ token, ...(context && { context }), ...(source && { source }) }),
    );
    return { done: success, message: success ? message : content.invalid, mayRetry: false, status: 200 };
  } catch (error) {
    const status = error instanceof ApiError && error.status > 0 ? error.status : 503;
    if (status === 400) return { done: false, message: content.invalid, mayRetry: false, status };
    return { done: false, message: content.wrong, mayRetry: true, status };
  }
}
