import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { PossibleCallers } from '../../platform/http/audience.js';

/** Who calls, and the token of a private link where they hold one. */
export interface Asker extends PossibleCallers {
  token: string | null;
}

const LONGEST = 200;

/** Whoever calls: a member, staff, or the holder of the private link, whose token comes in `X-Donation-Token`. */
export const AskedBy = createParamDecorator((_: unknown, context: ExecutionContext): Asker => {
  const { staff, member, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const given = headers['x-donation-token'];
  const token = typeof given === 'string' && given.length <= LONGEST ? given : null;
  return { staff: staff ?? null, member: member ?? null, token };
});
