import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { StaffService } from '../access/staff.service.js';
import { Colleague, ColleaguesQuery } from './colleagues.dto.js';

/** Whom a note may name: those who may read what it is about, told to those who may write it. */
@ApiTags('admin/notifications')
@ApiBearerAuth()
@Staff('notifications')
@Controller('admin/notifications/colleagues')
export class ColleaguesAdminController {
  constructor(private readonly staff: StaffService) {}

  @Get()
  @ApiOkResponse({ type: [Colleague] })
  async list(@Query() { resource }: ColleaguesQuery, @Caller() caller: CallingStaff): Promise<Colleague[]> {
    if (!caller.may(resource, 'write')) return [];
    const people = await this.staff.whoMay(resource, 'read');
    return people.filter(({ id }) => id !== caller.id).map(({ id, name }) => ({ id, name }));
  }
}
