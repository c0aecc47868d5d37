import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Right, StaffAction } from './staff-rights.contract.js';

/** Who may call a route. A route that does not say is refused to everyone. */
export type Audience =
  | { kind: 'public' }
  | { kind: 'member' }
  | { kind: 'staff'; resource: string; action?: StaffAction };

export const AUDIENCE = 'audience';

/** Anyone may call it; a member or a staff member who does is known all the same. */
export const Public = () => SetMetadata(AUDIENCE, { kind: 'public' } satisfies Audience);

/** Whoever signed in at /mon-compte may call it. */
export const Member = () => SetMetadata(AUDIENCE, { kind: 'member' } satisfies Audience);

/**
 * Staff whose roles have this right on `resource` (the table in access/rights.contract.ts) may call it; `:resource` is
 * the one in the address. Where no action is named, a GET reads and any other method writes.
 */
export const Staff = (resource: string, action?: StaffAction) =>
  SetMetadata(AUDIENCE, { kind: 'staff', resource, ...(action && { action }) } satisfies Audience);

/** The staff member behind a request, as the guard found it. */
export interface CallingStaff {
  id: number;
  name: string;
  roles: readonly string[];
  /** The most that these roles give on a resource. */
  rightOn(resource: string): Right;
  may(resource: string, action: StaffAction): boolean;
  /** The resources on which these roles may do this; null for all there are. */
  resourcesTo(action: StaffAction): readonly string[] | null;
  /** When the session ends if nothing more is called. */
  expires_at: Date;
  session_id: string;
  /** Whether a second factor is asked of this role here, and whether it is still missing. */
  needs_second_factor: boolean;
  must_enrol: boolean;
}

/** The member behind a request, by the session's cookie. */
export interface CallingMember {
  id: string;
  /** Proven, and in lower case. */
  email: string;
  /** When the link of an email opened this session. */
  signed_in_at: Date;
}

/** Who calls a public route, where that is known: what each may see is the route's own affair. */
export interface PossibleCallers {
  staff: CallingStaff | null;
  member: CallingMember | null;
}

/** The staff member who calls, as a parameter of a staff route's method. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallingStaff => {
  const { staff } = requestOf(context);
  if (!staff) throw new Error('Only a route for staff has a calling staff member');
  return staff;
});

/** The member who calls, as a parameter of a member route's method. */
export const MemberCaller = createParamDecorator((_: unknown, context: ExecutionContext): CallingMember => {
  const { member } = requestOf(context);
  if (!member) throw new Error('Only a route for members has a calling member');
  return member;
});

/** Whoever calls a public route, as a parameter of its method. */
export const Callers = createParamDecorator((_: unknown, context: ExecutionContext): PossibleCallers => {
  const { staff, member } = requestOf(context);
  return { staff: staff ?? null, member: member ?? null };
});

function requestOf(context: ExecutionContext): FastifyRequest {
  return context.switchToHttp().getRequest<FastifyRequest>();
}

declare module 'fastify' {
  interface FastifyRequest {
    staff?: CallingStaff;
    /** Whether the caller reads this route's resource without people's data. */
    isMasked?: boolean;
    member?: CallingMember;
  }
}
