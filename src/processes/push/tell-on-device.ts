import { brand } from '#i18n/brand.ts'
import type { PushRegistration } from './push-registration.ts'
import { knownWorker } from './push-worker.ts'

/** Shows a notification of the device where this one is registered and nobody works on the page. */
export const tellOnDevice = async (
	push: PushRegistration,
	notice: { message: string; route: string },
): Promise<void> => {
	if (!push.getSnapshot().hasTag('told') || document.hasFocus()) return
	const { message: body, route } = notice
	const worker = await knownWorker()
	await worker?.showNotification(brand(), {
		body,
		icon: '/icon.svg',
		tag: route,
		data: { route },
	})
}
