import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../../platform/http/audience.js';
import { isUuid, RecordIdPipe } from '../../../platform/http/record-id.pipe.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import { DonationAdminListsService } from './donation-admin-lists.service.js';
import { DonationRefunded, MoneyDonationRecord } from './donation-admin-record.dto.js';
import { UnappliedPaymentRecord, UnappliedReturnInput } from './unapplied-payment.dto.js';
import { UnappliedPaymentsService } from './unapplied-payments.service.js';

/** Money that arrived and is no gift as it is: paid twice, or of another amount. */
@ApiTags('admin/unapplied-payments')
@ApiBearerAuth()
@Staff('unapplied-payments')
@Controller('admin/unapplied-payments')
export class UnappliedPaymentsAdminController {
  constructor(
    private readonly payments: UnappliedPaymentsService,
    private readonly gifts: DonationAdminListsService,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiQuery({
    name: 'donation_id',
    required: false,
    description: 'Ceux d’un seul don ; de tous où il manque.',
    schema: { type: 'string', format: 'uuid' },
  })
  @ApiOkResponse({ type: [UnappliedPaymentRecord] })
  list(@Query('donation_id') donation_id?: unknown): Promise<UnappliedPaymentRecord[]> {
    if (donation_id !== undefined && !isUuid(donation_id))
      throw platformErrors.invalid({ donation_id: 'Cet identifiant n’a pas la bonne forme.' });
    return this.payments.list(donation_id ?? null);
  }

  @Post(':id/refunds')
  @HttpCode(200)
  @ApiOkResponse({ type: DonationRefunded })
  giveBack(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: UnappliedReturnInput,
    @Caller() caller: CallingStaff,
  ): Promise<DonationRefunded> {
    return this.payments.giveBack(id, body, caller);
  }

  @Post(':id/accept')
  @HttpCode(200)
  @ApiOkResponse({ type: MoneyDonationRecord })
  async accept(
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<MoneyDonationRecord> {
    return this.gifts.find(await this.payments.accept(id, caller));
  }
}
