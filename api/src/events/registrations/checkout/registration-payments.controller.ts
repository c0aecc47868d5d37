import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, ApiParam } from '@nestjs/swagger';
import { Public } from '../../../platform/http/audience.js';
import { RecordUuidPipe } from '../../../platform/http/record-id.pipe.js';
import { RegistrationPaymentState } from './registration-checkout.dto.js';
import { RegistrationPaymentsService } from './registration-payments.service.js';

/** A payment by its own number alone, for the page to which its provider sends back. */
@ApiTags('event-registrations')
@Public()
@Controller('event-registrations/payments/:transaction_id')
export class RegistrationPaymentsController {
  constructor(private readonly payments: RegistrationPaymentsService) {}

  @Get()
  @ApiParam({ name: 'transaction_id', description: 'Le numéro du paiement, donné quand il a commencé.' })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What is known of a payment; nobody is asked, and nothing changes.' })
  @ApiOkResponse({ type: RegistrationPaymentState })
  find(@Param('transaction_id', RecordUuidPipe) transaction_id: string): Promise<RegistrationPaymentState> {
    return this.payments.state(transaction_id);
  }
}
