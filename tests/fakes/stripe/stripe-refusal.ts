export interface StripeError {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
}

/** An answer of Stripe that is no success. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: StripeError,
  ) {
    super(error.message);
  }
}

export const refuse = {
  invalid: (message: string, { code, param }: { code?: string; param?: string } = {}) =>
    new StripeRefusal(400, {
      type: 'invalid_request_error',
      message,
      ...(code && { code }),
      ...(param && { param }),
    }),
  unknown: (param: string) =>
    refuse.invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param }),
  missing: (param: string) =>
    refuse.invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param }),
  absent: (what: string, id: string) =>
    new StripeRefusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${what}: '${id}'`,
      param: 'id',
    }),
  unauthorised: (message: string) => new StripeRefusal(401, { type: 'invalid_request_error', message }),
  url: (method: string, path: string) =>
    new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    }),
  otherParams: () =>
    new StripeRefusal(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    }),
  inUse: () =>
    new StripeRefusal(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this Idempotency Key.',
    }),
  failing: (status: number) =>
    new StripeRefusal(status, { type: 'api_error', message: 'An unknown error occurred' }),
};
