import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { BankLineUndoBody } from './bank-line-actions.dto.js';
import { GiftUndoService } from './gift-undo.service.js';

@ApiTags('admin/donations')
@ApiBearerAuth()
@Staff('donations')
@Controller('admin/donations')
export class GiftUndoAdminController {
  constructor(private readonly gifts: GiftUndoService) {}

  /** `version` is the gift's. */
  @Post(':id/undo')
  @HttpCode(204)
  @ApiNoContentResponse()
  undo(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { version, reason }: BankLineUndoBody,
    @Caller() caller: CallingStaff,
  ): Promise<void> {
    return this.gifts.undo(id, version, reason, caller);
  }
}
