import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { DonationKeys as Keys } from './donation-access.service.js';

const LONGEST = 255;

/** What the caller holds that may open a gift, as a parameter of a route's method. */
export const DonationKeys = createParamDecorator((_: unknown, context: ExecutionContext): Keys => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const said = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' && value.length <= LONGEST ? value : null;
  };
  return {
    staff: request.staff ?? null,
    member: request.member ?? null,
    token: said('x-donation-token'),
    session: said('x-donation-session'),
  };
});

/** Says in the description what opens a gift. */
export function OpenedByKeys() {
  return applyDecorators(
    ApiHeader({ name: 'X-Donation-Token', required: false, description: 'Jeton du lien privé du don.' }),
    ApiHeader({
      name: 'X-Donation-Session',
      required: false,
      description: 'Identifiant de la session de paiement.',
    }),
  );
}
