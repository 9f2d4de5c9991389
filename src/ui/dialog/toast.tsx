import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import { useSyncExternalStore } from 'react'
import { toast } from '#styled/recipes'
import { toastStore } from './toast-store.ts'

const look = toast()
const icons = { success: Check, info: Info, failure: CircleAlert }
const none: readonly never[] = []

/**
 * The announcements, once in the app; beside the app in the page, so that they are seen and read
 * above an open modal.
 */
export const Toaster = () => {
	const items = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none)
	return (
		<div className={look.region} role="status" aria-live="polite">
			{items.map(({ id, message, kind }) => {
				const Icon = icons[kind]
				return (
					<div key={id} className={look.item}>
						<Icon aria-hidden="true" />
						{message}
					</div>
				)
			})}
		</div>
	)
}
