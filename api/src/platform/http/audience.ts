import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who may call a route. A route that does not say is refused to everyone. */
export type Audience = { kind: 'public' } | { kind: 'staff'; roles: readonly string[] };

export const AUDIENCE = 'audience';

/** Anyone may call it. */
export const Public = () => SetMetadata(AUDIENCE, { kind: 'public' } satisfies Audience);

/** Staff of one of these roles may call it; administrators always may. */
export const Staff = (...roles: ('editeur' | 'lecteur' | 'administrateur')[]) =>
  SetMetadata(AUDIENCE, { kind: 'staff', roles } satisfies Audience);

/** The staff member behind a request, as the guard found it. */
export interface CallingStaff {
  id: number;
  name: string;
  role: string;
  /** When the session ends if nothing more is called. */
  expires_at: Date;
}

/** The staff member who calls, as a parameter of a staff route's method. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallingStaff => {
  const { staff } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!staff) throw new Error('Only a route for staff has a calling staff member');
  return staff;
});

declare module 'fastify' {
  interface FastifyRequest {
    staff?: CallingStaff;
  }
}
