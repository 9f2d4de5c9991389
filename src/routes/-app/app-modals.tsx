import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { useProcesses } from '#processes/processes.ts'

const ModalViews = lazy(async () => ({ default: (await import('./modal-views.tsx')).ModalViews }))

/** The modals, fetched when the first one opens. */
export const AppModals = ({ signedIn }: { signedIn: boolean }) => {
	const { modals } = useProcesses()
	const open = useSelector(modals, ({ context }) => context.stack.length > 0)
	return open ? (
		<Suspense>
			<ModalViews signedIn={signedIn} />
		</Suspense>
	) : null
}
