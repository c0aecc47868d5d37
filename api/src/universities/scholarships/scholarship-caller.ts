import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '../../platform/http/record-id.pipe.js';

/** Who calls, where that is known: by the header `X-Visitor-Id`, by the member’s cookie, or by both. */
export interface ScholarshipCaller {
  visitor_id: string | null;
  member_id: string | null;
}

const MEMBER_COOKIE = /(^|;\s*)(__Host-)?membre=./;

/** Whether an answer may be about whoever asks, so that it must neither be kept nor be taken from those kept. */
export function isAboutCaller({ headers }: FastifyRequest): boolean {
  return headers['x-visitor-id'] !== undefined || MEMBER_COOKIE.test(headers.cookie ?? '');
}

/** Whoever calls, null for a stranger; an answer to someone known is theirs alone. */
export const KnownCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): ScholarshipCaller | null => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const asked = request.headers['x-visitor-id'];
    const visitor_id = isUuid(asked) ? asked.toLowerCase() : null;
    const member_id = request.member?.id ?? null;
    if (isAboutCaller(request)) keepPrivate(context.switchToHttp().getResponse<FastifyReply>());
    return visitor_id || member_id ? { visitor_id, member_id } : null;
  },
);

function keepPrivate(reply: FastifyReply): void {
  void reply.header('Cache-Control', 'private, no-store').header('Vary', 'X-Visitor-Id, Cookie');
}
