import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import { newId } from '#api/new-id.ts'
import type { PushRegistrationActors } from '#machines/push-registration/push-registration.types.ts'
import { activeWorker } from './push-worker.ts'

/**
 * Permission and service worker of the browser, and the device's name with the server (NTF-02). The name is made here: nobody pushes by
 * it, an open page tells of what its feed brings.
 */
export const pushRegistrationActors = {
  askPermission: fromPromise(async () => ({ kind: await Notification.requestPermission() })),
  awaitWorker: fromPromise(async () => {
    await activeWorker()
  }),
  registerDevice: fromPromise(async ({ input, signal }) => {
    const token = input.token ?? `page-${newId()}`
    await api.POST('/user/fcm-token', {
      params: { header: idempotencyKey() },
      body: { token },
      signal,
    })
    return { token }
  }),
  forgetDevice: fromPromise(async ({ input: { token }, signal }) => {
    await api.POST('/user/forget-fcm-token', { body: { token }, signal })
  }),
} satisfies PushRegistrationActors
