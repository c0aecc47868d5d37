import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isUuid } from '../../platform/http/record-id.pipe.js';
import { VISITOR_HEADER } from './scholarship-favorite.contract.js';
import { favoriteErrors } from './scholarship-favorite.errors.js';

/** Whose favourites a request is about: the member's who is signed in, and this browser's. */
export interface FavoriteCaller {
  member_id: string | null;
  /** In lower case. */
  visitor_id: string | null;
}

/** Refused (400) where the header is there and is no UUID. */
export const CallingVisitor = createParamDecorator((_: unknown, context: ExecutionContext): FavoriteCaller =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

function callerOf({ headers, member }: FastifyRequest): FavoriteCaller {
  const visitor = headers[VISITOR_HEADER];
  if (visitor && !isUuid(visitor)) throw favoriteErrors.visitorMissing();
  return { member_id: member?.id ?? null, visitor_id: isUuid(visitor) ? visitor.toLowerCase() : null };
}
