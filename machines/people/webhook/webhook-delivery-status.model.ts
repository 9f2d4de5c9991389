import { statusModel } from '#machines/kit/status-model.ts'
import { webhookDeliveryStatusMachine } from './webhook-delivery-status.machine.ts'

/** How the paths of webhook-delivery-status are found. */
export const webhookDeliveryStatusModel = statusModel(webhookDeliveryStatusMachine)
