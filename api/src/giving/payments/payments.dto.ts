export class WebhookTakenResponse {
  received: boolean;
}
