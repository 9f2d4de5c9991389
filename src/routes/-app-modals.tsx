import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { useProcesses } from '#processes/processes.ts'

const ModalViews = lazy(async () => ({ default: (await import('./-modal-views.tsx')).ModalViews }))

/** The modals, fetched when the first one opens. */
export const AppModals = ({ signedIn }: { signedIn: boolean }) => {
  const { modals, logout } = useProcesses()
  const open = useSelector(modals, ({ context }) => context.stack.length > 0)
  const leaving = useSelector(logout, (snapshot) => !snapshot.matches('idle'))
  return open || leaving ? (
    <Suspense>
      <ModalViews signedIn={signedIn} />
    </Suspense>
  ) : null
}
