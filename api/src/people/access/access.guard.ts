import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { MemberSessionsService } from '../members/member-sessions.service.js';
import { AUDIENCE, type Audience, type CallingStaff } from '../../platform/http/audience.js';
import type { StaffAction } from '../../platform/http/staff-rights.contract.js';
import { accessErrors } from './access.errors.js';
import { mayAccess, resourcesTo, rightOn } from './rights.contract.js';
import { secondFactorErrors } from './second-factor/second-factor.errors.js';
import { WHILE_ENROLLING } from './second-factor/while-enrolling.js';
import { SessionsService } from './sessions.service.js';

type StaffAudience = Extract<Audience, { kind: 'staff' }>;

/** Refuses whatever a route has not opened, before anything of the request is read or looked up. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly members: MemberSessionsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const audience = this.reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!audience) throw accessErrors.notAllowed();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (audience.kind === 'public') await this.recognise(request);
    else if (audience.kind === 'member') await this.admitMember(request);
    else await this.admitStaff(request, audience, this.isOpenWhileEnrolling(context));
    return true;
  }

  /** A public route lets everyone in; some show more to whom it is about. */
  private async recognise(request: FastifyRequest): Promise<void> {
    const [staff, member] = [await this.holderOf(request), await this.members.memberOf(request)];
    if (staff && !staff.must_enrol) request.staff = staff;
    if (member) request.member = member;
  }

  private async admitMember(request: FastifyRequest): Promise<void> {
    const member = await this.members.memberOf(request);
    if (!member) throw accessErrors.notSignedIn();
    request.member = member;
  }

  private async admitStaff(
    request: FastifyRequest,
    { resource, action }: StaffAudience,
    isOpenWhileEnrolling: boolean,
  ): Promise<void> {
    const staff = await this.holderOf(request);
    if (!staff) throw accessErrors.noSession();
    if (staff.must_enrol && !isOpenWhileEnrolling) throw secondFactorErrors.required();
    const named = resourceAsked(resource, request);
    if (!staff.may(named, action ?? actionOf(request.method))) throw accessErrors.notAllowed();
    request.staff = staff;
    request.isMasked = staff.rightOn(named) === 'masked';
  }

  private isOpenWhileEnrolling(context: ExecutionContext): boolean {
    const marks = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<boolean | undefined>(WHILE_ENROLLING, marks) ?? false;
  }

  private async holderOf(request: FastifyRequest): Promise<CallingStaff | null> {
    const token = bearerToken(request);
    const staff = token ? await this.sessions.find(token) : null;
    if (!staff) return null;
    return {
      ...staff,
      rightOn: (resource) => rightOn(staff.roles, resource),
      may: (resource, action) => mayAccess(staff.roles, resource, action),
      resourcesTo: (action) => resourcesTo(staff.roles, action),
    };
  }
}

/** The resource of a route that serves several is the one in its address. */
function resourceAsked(resource: string, { params }: FastifyRequest): string {
  return resource.startsWith(':') ? String((params as Record<string, unknown>)[resource.slice(1)]) : resource;
}

export function actionOf(method: string): StaffAction {
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}

export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
