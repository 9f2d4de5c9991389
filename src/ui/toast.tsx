import Check from 'lucide-react/icons/check'
import { useSyncExternalStore } from 'react'
import { toast } from '#styled/recipes'
import { toastStore } from './toast-store.ts'

export { announce } from './announce.ts'

const look = toast()
const none: readonly never[] = []

/** The announcements, once in the app. */
export const Toaster = () => {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none)
  return (
    <div className={look.region} role="status" aria-live="polite">
      {items.map(({ id, message }) => (
        <div key={id} className={look.item}>
          <Check aria-hidden="true" />
          {message}
        </div>
      ))}
    </div>
  )
}
