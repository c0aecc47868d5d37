import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../../platform/http/audience.js';
import { RecordIdPipe } from '../../../platform/http/record-id.pipe.js';
import { Pin, PinInput } from './pin.dto.js';
import { PinsService } from './pins.service.js';

@ApiTags('admin/analytics')
@ApiBearerAuth()
@Staff('analytics-questions')
@Controller('admin/analytics/pins')
export class PinsAdminController {
  constructor(private readonly pins: PinsService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [Pin] })
  list(@Caller() caller: CallingStaff): Promise<Pin[]> {
    return this.pins.list(caller.id);
  }

  @Post()
  @ApiCreatedResponse({ type: Pin })
  add(@Body() body: PinInput, @Caller() caller: CallingStaff): Promise<Pin> {
    return this.pins.add(caller.id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', RecordIdPipe) id: number, @Caller() caller: CallingStaff): Promise<void> {
    return this.pins.remove(caller.id, id);
  }
}
